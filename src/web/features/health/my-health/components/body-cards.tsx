import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type BodyPage, bodyPageHref, bodyPagesFor } from "../view-model.ts";
import { BodyEmblem } from "./body-emblem.tsx";
import { LinkCard } from "./link-card.tsx";

const names: Record<BodyPage, MessageDescriptor> = {
  "hair-and-skin": msg`Hair and skin`,
  patterns: msg`Patterns`,
  ovulation: msg`Ovulation`,
};

const descriptions: Record<BodyPage, MessageDescriptor> = {
  "hair-and-skin": msg`Compare with drawings and see how it changes over time.`,
  patterns: msg`What comes back with your cycle, and how sure that is.`,
  ovulation: msg`Temperature, mucus and tests, cycle by cycle.`,
};

/** The pages about her body that stand under no other heading. */
export function BodyCards({ hidesFertility }: { readonly hidesFertility: boolean }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="body-pages" className="grid gap-4">
      <h2 id="body-pages" className="text-2xl">
        <Trans>Your body and its signs</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {bodyPagesFor(hidesFertility).map((page) => (
          <li key={page} className="grid">
            <LinkCard
              href={bodyPageHref[page]}
              emblem={<BodyEmblem page={page} />}
              title={i18n._(names[page])}
              description={i18n._(descriptions[page])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
