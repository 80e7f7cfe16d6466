import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Picture, pictureHref, pictures } from "../view-model.ts";
import { PictureEmblem } from "./picture-emblem.tsx";
import { pictureNames } from "./picture-links.tsx";

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
            <a
              href={pictureHref[picture]}
              className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-card p-5 no-underline sm:p-6 shadow-card ring-1 ring-line transition-[box-shadow] ring-inset hover:ring-edge md:grid md:content-start"
            >
              <PictureEmblem picture={picture} />
              <span className="min-w-40 flex-1">
                <span className="block font-display text-lg font-semibold">
                  {i18n._(pictureNames[picture])}
                </span>
                <span className="block text-sm text-soft">{i18n._(descriptions[picture])}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
