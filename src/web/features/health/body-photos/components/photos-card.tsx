import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type BodyPlace, bodyPlaces, type Upload } from "#contract/entries/uploads.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { uploadsQuery } from "../../uploads/api.ts";
import { latestPlace, photosOf } from "../view-model.ts";
import { placeLabels } from "../words.ts";
import { PhotoPair } from "./photo-pair.tsx";
import { TakePhoto } from "./take-photo.tsx";

export function PhotosCard({ today }: { readonly today: CalendarDay }) {
  const query = useQuery(uploadsQuery);
  return (
    <Card title={<Trans>Photos (optional)</Trans>}>
      <p className="mb-4 max-w-prose text-soft">
        <Trans>
          Photograph the same place in the same light, every month or two. We encrypt photos like
          your documents, and remove where you took them. They aren't in your gallery, or in a file
          you export unless you tick it.
        </Trans>
      </p>
      <Loaded queries={{ uploads: query }} waiting={<Skeleton className="h-24 w-full" />}>
        {({ uploads }) => <Photos uploads={uploads} today={today} />}
      </Loaded>
    </Card>
  );
}

interface PhotosProps {
  readonly uploads: readonly Upload[];
  readonly today: CalendarDay;
}

function Photos({ uploads, today }: PhotosProps) {
  const { i18n, t } = useLingui();
  const [place, setPlace] = useState<BodyPlace>(() => latestPlace(uploads));
  // For privacy no photo is fetched or shown until the user asks for it.
  const [isShown, setShown] = useState(false);
  const photos = photosOf(uploads, place);
  const label = i18n._(placeLabels[place]);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t`Place`}
          name="body-place"
          value={place}
          onChange={setPlace}
          options={bodyPlaces.map((value) => ({ value, label: i18n._(placeLabels[value]) }))}
          className="w-56 max-w-full"
        />
        <TakePhoto place={place} today={today} />
      </div>
      {photos.length > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <Trans>Hide the photos</Trans> : <Trans>Show the photos</Trans>}
        </Button>
      )}
      {isShown && <PhotoPair key={place} photos={photos} place={label} />}
    </div>
  );
}
