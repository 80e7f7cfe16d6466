import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { severityWords } from "#web/words/ratings.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import type { DayEntries } from "../view-model.ts";
import { logFacts, measureFacts, moodFacts, signFacts } from "../words.ts";

interface DayRecordProps {
  readonly entries: DayEntries | undefined;
  readonly glucoseUnit: "mmol/L" | "mg/dL";
}

/** What she logged on a day, kind by kind. */
export function DayRecord({ entries, glucoseUnit }: DayRecordProps) {
  const { i18n, t } = useLingui();
  if (entries === undefined) {
    return (
      <p className="text-soft">
        <Trans>Nothing is logged on this day.</Trans>
      </p>
    );
  }
  const { symptoms } = entries;
  return (
    <div className="grid gap-4">
      {symptoms.length > 0 && (
        <Part title={<Trans>Symptoms</Trans>}>
          {symptoms.map(({ id, type, severity, notes }) => (
            <Fact key={id} name={i18n._(symptomLabels[type])} note={notes}>
              {i18n._(severityWords(severity))}
            </Fact>
          ))}
        </Part>
      )}
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
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly href?: string;
  readonly linkLabel?: string;
}

function Facts({ title, facts, href, linkLabel }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <Part title={title}>
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {href !== undefined && (
        <a
          href={href}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-hibiscus-ink underline underline-offset-4"
        >
          {linkLabel}
        </a>
      )}
    </Part>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-base">{title}</h3>
      <div className="grid gap-1">{children}</div>
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{name}</span>
        <span className="text-soft tabular-nums">{children}</span>
      </p>
      {note && <p className="text-sm whitespace-pre-line text-soft">{note}</p>}
    </div>
  );
}
