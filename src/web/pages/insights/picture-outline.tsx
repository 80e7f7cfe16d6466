import { useLingui } from "@lingui/react/macro";
import { LinesOutline } from "#web/features/health/trends/components/trend-cards.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { pictureNames } from "#web/words/picture.ts";
import { SubPage } from "../account/sub-page.tsx";
import { PictureLinks } from "./picture-links.tsx";

export function PictureOutline({ picture }: { readonly picture: "calendar" | "trends" }) {
  const { i18n } = useLingui();
  return (
    <SubPage title={i18n._(pictureNames[picture])} actions={<PictureLinks current={picture} />}>
      {picture === "calendar" ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
          <Card className="-mx-5 rounded-none px-1 sm:mx-0 sm:rounded-card sm:px-6">
            <Skeleton className="mx-auto mb-3 h-11 w-40" />
            <Skeleton className="h-96 sm:h-120" />
          </Card>
          <Skeleton className="h-80 rounded-card" />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:gap-6">
          <Skeleton className="h-11 w-72" />
          <LinesOutline />
        </div>
      )}
    </SubPage>
  );
}
