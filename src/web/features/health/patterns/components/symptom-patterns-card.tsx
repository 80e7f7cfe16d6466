import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Mood } from "#contract/check-in.ts";
import type { Symptom, SymptomType } from "#contract/symptoms.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { type SymptomPattern, symptomPatterns } from "#domain/symptom-patterns.ts";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SymptomPatternRow } from "./symptom-pattern-row.tsx";

export interface SymptomPatternsCardProps {
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
  readonly symptoms: readonly Symptom[];
  readonly moods: readonly Mood[];
  readonly today: CalendarDay;
}

/** Symptoms that come oftener in one part of the cycle; the sure ones first and apart. */
export function SymptomPatternsCard(props: SymptomPatternsCardProps) {
  const { fertileWindow } = props.overview;
  const title = <Trans>Symptoms and your cycle</Trans>;
  if (fertileWindow.kind === "hidden" && fertileWindow.reason !== "her-choice") {
    return (
      <Card title={title}>
        <p className="text-soft">
          <Trans>
            The parts of a cycle are told from ovulation. With what you told us none is estimated,
            so symptoms are not sorted by them.
          </Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <Patterns {...props} isSilent={fertileWindow.kind === "hidden"} />
    </Card>
  );
}

interface PatternsProps extends SymptomPatternsCardProps {
  /** She hides everything about fertility. */
  readonly isSilent: boolean;
}

function Patterns({ facts, symptoms, moods, today, isSilent }: PatternsProps) {
  const patterns = useMemo(() => {
    const loggedDays = moods.map(({ date }) => date);
    const all = symptomPatterns(symptoms, loggedDays, facts, today);
    return isSilent ? all.filter(({ phase }) => phase !== "ovulatory") : all;
  }, [facts, symptoms, moods, today, isSilent]);
  const of = (sureness: SymptomPattern<SymptomType>["sureness"]) =>
    patterns.filter((pattern) => pattern.sureness === sureness);
  const [sure, maybe, few] = [of("beyond-chance"), of("may-be-chance"), of("too-few-days")];

  if (sure.length + maybe.length === 0) return <NotYet />;
  return (
    <div className="grid gap-5">
      {sure.length === 0 ? (
        <p>
          <Trans>
            None of your symptoms keeps to one part of your cycle more than chance would.
          </Trans>
        </p>
      ) : (
        <>
          <p className="text-soft">
            <Trans>These come back with your cycle more than chance would explain.</Trans>
          </p>
          <List patterns={sure} />
        </>
      )}
      {maybe.length > 0 && (
        <details className="group border-t border-line pt-1">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-soft [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron-right"
              size={18}
              className="flex-none transition-transform group-open:rotate-90"
            />
            <Trans>May be chance ({maybe.length})</Trans>
          </summary>
          <List patterns={maybe} />
        </details>
      )}
      {few.length > 0 && (
        <p className="text-sm text-soft">
          <Trans>{few.length} more have too few days to tell.</Trans>
        </p>
      )}
    </div>
  );
}

function List({ patterns }: { readonly patterns: readonly SymptomPattern<SymptomType>[] }) {
  return (
    <ul className="grid gap-5">
      {patterns.map((pattern) => (
        <SymptomPatternRow key={pattern.type} pattern={pattern} />
      ))}
    </ul>
  );
}

function NotYet() {
  return (
    <p className="text-soft">
      <Trans>
        Nothing can be told yet. It takes symptoms or moods noted in at least 2 whole cycles, on 8
        days in one part of the cycle and 8 days outside it.
      </Trans>
    </p>
  );
}
