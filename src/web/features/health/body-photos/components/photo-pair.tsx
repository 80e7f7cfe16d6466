import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Upload } from "#contract/entries/uploads.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { removeUpload } from "../../uploads/api.ts";
import { Picture } from "../../uploads/components/picture.tsx";
import { bodyPhotoQuery } from "../api.ts";
import { type Chosen, pairOf } from "../view-model.ts";

interface PhotoPairProps {
  readonly photos: readonly Upload[];
  readonly place: string;
}

export function PhotoPair({ photos, place }: PhotoPairProps) {
  const [chosen, setChosen] = useState<Chosen>({ earlier: null, later: null });
  const [one, other] = pairOf(photos, chosen);
  if (one === undefined) return null;
  return (
    <div className="grid max-w-3xl gap-4">
      {other !== undefined && photos.length > 2 && (
        <Days photos={photos} earlier={one} later={other} chosen={chosen} onChoose={setChosen} />
      )}
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
        <Photo photo={one} place={place} />
        {other !== undefined && <Photo photo={other} place={place} />}
      </div>
      {other === undefined && (
        <p className="text-sm text-soft">
          <Trans>Take another in a month or more to see the two side by side.</Trans>
        </p>
      )}
      <div className="grid justify-items-start gap-1">
        <DeletePhoto key={one.id} photo={one} />
        {other !== undefined && other !== one && <DeletePhoto key={other.id} photo={other} />}
      </div>
    </div>
  );
}

interface DaysProps {
  readonly photos: readonly Upload[];
  readonly earlier: Upload;
  readonly later: Upload;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function Days({ photos, earlier, later, chosen, onChoose }: DaysProps) {
  const { i18n, t } = useLingui();
  const options = photos.map(({ id, date }) => ({
    value: id,
    label: formatDay(date, i18n.locale),
  }));
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-5">
      <SelectField
        label={t`Earlier photo`}
        name="earlier-photo"
        value={earlier.id}
        onChange={(id) => onChoose({ ...chosen, earlier: id })}
        options={options}
      />
      <SelectField
        label={t`Later photo`}
        name="later-photo"
        value={later.id}
        onChange={(id) => onChoose({ ...chosen, later: id })}
        options={options}
      />
    </div>
  );
}

function Photo({ photo, place }: { readonly photo: Upload; readonly place: string }) {
  const { i18n } = useLingui();
  const picture = useQuery(bodyPhotoQuery(photo));
  const day = formatDay(photo.date, i18n.locale);
  return (
    <div className="grid min-w-0 gap-1">
      <Loaded queries={{ picture }} waiting={<Skeleton className="aspect-3/4 w-full" />}>
        {({ picture: blob }) => (
          <Picture blob={blob} label={`${place}, ${day}`} className="max-h-[70vh]" />
        )}
      </Loaded>
      <p className="text-sm tabular-nums">{day}</p>
    </div>
  );
}

/** Full width, because its confirmation does not fit beside a photo on a phone. */
function DeletePhoto({ photo }: { readonly photo: Upload }) {
  const { i18n, t } = useLingui();
  const day = formatDay(photo.date, i18n.locale);
  return (
    <DeleteEntry
      entry={photo}
      label={<Trans>Delete the photo of {day}</Trans>}
      question={<Trans>Delete the photo of {day}? You can't undo this.</Trans>}
      send={removeUpload}
      refreshes={["GET /api/uploads"]}
      toast={{ title: t`Photo deleted`, description: t`We deleted it from our server too.` }}
    />
  );
}
