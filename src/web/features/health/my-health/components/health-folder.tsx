import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MAKES_PDF } from "#web/entry/makes-pdf.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import {
  type FolderPage,
  furtherPages,
  hrefOf,
  isLastKnown,
  isValued,
  type LastSources,
  mainPagesFor,
} from "../view-model.ts";
import { lastWords, pageActions, pageDescriptions, pageNames } from "../words.ts";
import { Emblem } from "./emblem.tsx";

interface HealthFolderProps {
  readonly hidesFertility: boolean;
  readonly last: LastSources;
}

export function HealthFolder({ hidesFertility, last }: HealthFolderProps) {
  const { i18n } = useLingui();
  const values: Partial<Record<FolderPage, string>> = lastWords(last, i18n);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageRows pages={mainPagesFor(hidesFertility)} values={values} last={last} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-xl">
          <Trans>Your body and its signs</Trans>
        </h2>
        <PageRows pages={furtherPages} values={{}} last={last} />
        <TextLink href="/my-health/did-it-help">
          <Trans>Did it help? Your weeks before and after what you tried</Trans>
        </TextLink>
      </section>
    </div>
  );
}

interface PageRowsProps {
  readonly pages: readonly FolderPage[];
  readonly values: Partial<Record<FolderPage, string>>;
  readonly last: LastSources;
}

function PageRows({ pages, values, last }: PageRowsProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] rounded-card wrap-break-word bg-card shadow-card ring-1 ring-line ring-inset lg:grid-cols-2">
      {pages.map((page) => (
        <li
          key={page}
          className="grid grid-cols-[minmax(0,1fr)] border-line border-b last:border-b-0 lg:even:border-l lg:[&:nth-last-child(2):nth-child(odd)]:border-b-0"
        >
          <PageRow page={page} value={values[page]} isKnown={isLastKnown(page, last)} />
        </li>
      ))}
    </ul>
  );
}

interface PageRowProps {
  readonly page: FolderPage;
  readonly value?: string | undefined;
  /** False while loading; a missing value then does not mean that there is none. */
  readonly isKnown: boolean;
}

function PageRow({ page, value, isKnown }: PageRowProps) {
  const { i18n } = useLingui();
  const action = pageActions[page];
  const isEmpty = isKnown && value === undefined;
  /** Reserves its line to avoid a layout shift; a missing value leaves it below. */
  const line = isValued(page) && (
    <span className="min-h-6 text-sm font-semibold tabular-nums">{value}</span>
  );
  return (
    <RowFrame page={page}>
      <Emblem page={page} />
      <span
        className={classNames(
          "grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]",
          // The line of a missing value stays reserved, so centre the title.
          isValued(page) && isEmpty && "translate-y-3",
        )}
      >
        <span className="font-display font-semibold sm:text-lg">
          {page === "visit" ? (
            <a href={hrefOf.visit} className="no-underline after:absolute after:inset-0">
              {i18n._(pageNames.visit)}
            </a>
          ) : (
            i18n._(pageNames[page])
          )}
        </span>
        {!isEmpty && line}
        <span
          className={classNames(
            "text-sm leading-snug text-balance text-soft",
            action === undefined && "max-sm:sr-only",
          )}
        >
          {i18n._(pageDescriptions[page])}
        </span>
        {action && page !== "visit" && <span className={ACTION}>{i18n._(action)}</span>}
        {action && page === "visit" && (
          <a href={`${hrefOf.visit}?${MAKES_PDF}`} className={`${ACTION} relative min-h-11 py-2.5`}>
            {i18n._(action)}
          </a>
        )}
        {isEmpty && line}
      </span>
      {!action && <Icon name="chevron-right" size={20} className="flex-none text-soft" />}
    </RowFrame>
  );
}

const ACTION =
  "mt-0.5 justify-self-start text-sm font-semibold text-hibiscus-ink underline decoration-1 underline-offset-4 group-hover:decoration-2";

/** A link; the row of the doctor's visit has two. */
function RowFrame({ page, children }: { readonly page: FolderPage; readonly children: ReactNode }) {
  const look =
    "group flex min-h-18 items-center gap-x-3 px-4 py-2.5 no-underline hover:bg-bead/50 sm:px-6";
  return page === "visit" ? (
    <div className={`relative ${look}`}>{children}</div>
  ) : (
    <a href={hrefOf[page]} className={look}>
      {children}
    </a>
  );
}
