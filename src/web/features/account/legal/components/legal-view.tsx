import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { type MarkdownPiece, MarkdownText } from "#web/ui/text/markdown-text.tsx";
import type { LegalText } from "../view-model.ts";
import { OperatorDetails } from "./operator-details.tsx";

interface LegalViewProps {
  readonly text: LegalText;
  readonly isInEnglish: boolean;
}

export function LegalView({ text, isInEnglish }: LegalViewProps) {
  const lang = isInEnglish ? "en" : undefined;
  return (
    <article className="page-width py-12 lg:py-20">
      <div className="mx-auto max-w-2xl">
        <header>
          <h1 lang={lang} className="text-[clamp(2.25rem,7vw,3.25rem)]">
            {text.title}
          </h1>
          <p lang={lang} className="mt-5 text-lg text-soft">
            {text.intro}
          </p>
          {text.version !== null && <Version day={text.version} note={text.note} lang={lang} />}
        </header>
        <div lang={lang} className="reading mt-10">
          <MarkdownText pieces={text.sections} drawOwn={drawOwn} />
        </div>
        <p className="mt-12">
          <a href="/" className="inline-flex min-h-11 items-center font-semibold underline">
            <Trans>Back to the start</Trans>
          </a>
        </p>
      </div>
    </article>
  );
}

interface VersionProps {
  readonly day: string;
  readonly note: string;
  readonly lang: string | undefined;
}

function Version({ day, note, lang }: VersionProps) {
  const { i18n } = useLingui();
  const written = formatDay(calendarDay(day), i18n.locale);
  return (
    // Formatted at build time, before the reader's locale is known; hydration leaves it unchanged.
    <p suppressHydrationWarning className="mt-3 text-sm text-soft">
      <Trans>Version of {written}.</Trans>
      {note && <span lang={lang}> {note}</span>}
    </p>
  );
}

function drawOwn({ type }: MarkdownPiece, inside: ReactNode): ReactNode {
  switch (type) {
    case "section":
      return <section>{inside}</section>;
    case "definitions":
      return <dl>{inside}</dl>;
    case "term":
      return <dt>{inside}</dt>;
    case "definition":
      return <dd>{inside}</dd>;
    case "operator":
      return <OperatorDetails />;
    default:
      return null;
  }
}
