import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { bodyPagesFor, type CardPage, hrefOf, pictures } from "../view-model.ts";
import { pageDescriptions, pageNames } from "../words.ts";
import { Emblem } from "./emblem.tsx";

interface FolderCard {
  readonly href: string;
  /** Drawn on a 40 by 40 grid with a round pen; a bead in each. */
  readonly path: string;
  readonly beads: readonly (readonly [x: number, y: number])[];
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly action: MessageDescriptor;
}

const folderCards: readonly FolderCard[] = [
  {
    href: "/my-health/labs",
    path: "M16 6v9L8.5 29.5A3.5 3.5 0 0 0 11.6 34.5h16.8a3.5 3.5 0 0 0 3.1-5L24 15V6M13.5 6h13M12 25h16",
    beads: [
      [17, 29.5],
      [23, 28.5],
    ],
    title: msg`Labs`,
    text: msg`View and upload results (glucose, insulin, testosterone, TSH, etc.)`,
    action: msg`Open labs`,
  },
  {
    href: "/my-health/medications",
    path: "M21.5 8.5a6.7 6.7 0 0 1 9.5 9.5L18 31a6.7 6.7 0 0 1-9.5-9.5ZM15 15l9.5 9.5",
    beads: [[26.5, 13]],
    title: msg`Medications & Supplements`,
    text: msg`Track doses and adherence. Generate a shareable list.`,
    action: msg`Manage`,
  },
  {
    href: "/my-health/doctor-visit",
    path: "M10 7h15l6 6v21H10ZM25 7v6h6M15 19h11M15 24h11M15 29h6",
    beads: [[15, 13.5]],
    title: msg`Doctor Visit Prep`,
    text: msg`One-page summary of symptoms, trends, and questions.`,
    action: msg`Generate PDF`,
  },
];

/** Her results, her medicines and the page for her doctor; her body and the pictures of her days. */
export function HealthFolder({ hidesFertility }: { readonly hidesFertility: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-8">
      <div className="grid gap-5 md:grid-cols-3">
        {folderCards.map(({ href, path, beads, title, text, action }) => (
          <Card key={href} className="grid content-start gap-3">
            <span className="grid size-14 place-items-center rounded-full bg-hibiscus-wash text-hibiscus-ink">
              <svg
                viewBox="0 0 40 40"
                width={34}
                height={34}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={path} />
                {beads.map(([x, y]) => (
                  <circle key={x} cx={x} cy={y} r="2" className="fill-gold" stroke="none" />
                ))}
              </svg>
            </span>
            <h2 className="text-xl">{i18n._(title)}</h2>
            <p className="text-soft">{i18n._(text)}</p>
            <ButtonLink href={href} variant="secondary" className="mt-auto justify-self-start">
              {i18n._(action)}
            </ButtonLink>
          </Card>
        ))}
      </div>
      <PageCards
        title={<Trans>Your body and its signs</Trans>}
        pages={bodyPagesFor(hidesFertility)}
      />
      <TextLink href="/my-health/how-you-feel" className="-mt-5">
        <Trans>Mood and worry: questions about the last two weeks</Trans>
      </TextLink>
      <PageCards title={<Trans>Your days in pictures</Trans>} pages={pictures} />
    </div>
  );
}

interface PageCardsProps {
  readonly title: ReactNode;
  readonly pages: readonly CardPage[];
}

/** Cards that lead to pages, each with a small drawing of what the page shows. */
function PageCards({ title, pages }: PageCardsProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {pages.map((page) => (
          <li key={page} className="grid">
            <a
              href={hrefOf[page]}
              className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-card p-5 no-underline sm:p-6 shadow-card ring-1 ring-line transition-[box-shadow] ring-inset hover:ring-edge md:grid md:content-start"
            >
              <Emblem page={page} />
              <span className="min-w-40 flex-1">
                <span className="block font-display text-lg font-semibold">
                  {i18n._(pageNames[page])}
                </span>
                <span className="block text-sm text-soft">{i18n._(pageDescriptions[page])}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
