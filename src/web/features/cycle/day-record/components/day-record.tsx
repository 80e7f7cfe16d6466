import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { InLanguages } from "#web/entry/in-languages.tsx";
import type { DayEntries } from "../view-model.ts";
import { type Fact, logFacts, measureFacts, moodFacts, signFacts, symptomFacts } from "../words.ts";

interface DayRecordProps {
  readonly entries: DayEntries | undefined;
  readonly glucoseUnit: "mmol/L" | "mg/dL";
}

export function DayRecord({ entries, glucoseUnit }: DayRecordProps) {
  const { i18n, t } = useLingui();
  if (entries === undefined) {
    return (
      <p className="text-soft">
        <Trans>Nothing is logged on this day.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <Facts title={<Trans>Symptoms</Trans>} facts={symptomFacts(entries, i18n)} />
      <Facts title={<Trans>Mood and stress</Trans>} facts={moodFacts(entries, i18n)} />
      <Facts title={<Trans>Daily log</Trans>} facts={logFacts(entries, i18n)} />
      <Facts
        title={<Trans>Measures</Trans>}
        facts={measureFacts(entries, glucoseUnit, i18n)}
        href="/my-health/labs"
        linkLabel={t`Edit in Labs`}
      />
      <Facts title={<Trans>Ovulation signs</Trans>} facts={signFacts(entries, i18n)} />
    </div>
  );
}

interface FactsProps {
  readonly title: ReactNode;
  readonly facts: readonly Fact[];
  readonly href?: string;
  readonly linkLabel?: string;
}

function Facts({ title, facts, href, linkLabel }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-base">{title}</h3>
      <div className="grid gap-1">
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{name}</span>
              <span className="text-soft tabular-nums">
                <InLanguages text={value} />
              </span>
            </p>
            {note && (
              <p className="text-sm whitespace-pre-line text-soft">
                <InLanguages text={note} />
              </p>
            )}
          </div>
        ))}
        {href !== undefined && (
          <a
            href={href}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-hibiscus-ink underline underline-offset-4"
          >
            {linkLabel}
          </a>
        )}
      </div>
    </section>
  );
}
