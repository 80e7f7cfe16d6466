import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { pictureNames } from "#web/words/picture.ts";
import { type Picture, pictureHref, pictures } from "../view-model.ts";
import { LinkCard } from "./link-card.tsx";
import { PictureEmblem } from "./picture-emblem.tsx";

const descriptions: Record<Picture, MessageDescriptor> = {
  calendar: msg`Each month as strings of beads. Tap a day to see it and change it.`,
  history: msg`Every cycle, one under another, as long as it was.`,
  trends: msg`Mood, sleep, energy, symptoms and measures over time.`,
};

/** The pages where her days can be looked at rather than read. */
export function PictureCards() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="pictures" className="grid gap-4">
      <h2 id="pictures" className="text-2xl">
        <Trans>Your days in pictures</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture} className="grid">
            <LinkCard
              href={pictureHref[picture]}
              emblem={<PictureEmblem picture={picture} />}
              title={i18n._(pictureNames[picture])}
              description={i18n._(descriptions[picture])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
