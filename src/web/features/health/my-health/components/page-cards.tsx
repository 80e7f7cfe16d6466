import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { type CardPage, hrefOf } from "../view-model.ts";
import { pageDescriptions, pageNames } from "../words.ts";
import { Emblem } from "./emblem.tsx";

interface PageCardsProps {
  readonly title: ReactNode;
  readonly pages: readonly CardPage[];
}

/** Cards that lead to pages, each with a small drawing of what the page shows. */
export function PageCards({ title, pages }: PageCardsProps) {
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
