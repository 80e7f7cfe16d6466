import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { DayRecord } from "#domain/day/day-record.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { answeredDays, symptomNotes } from "#domain/patterns/day-readings.ts";
import { type SymptomPattern, symptomPatterns } from "#domain/patterns/symptom-patterns.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { phaseOfDay } from "#domain/phase/phase-of-day.ts";
import { Card } from "#web/ui/card.tsx";
import { Summary } from "#web/ui/summary.tsx";
import { phaseTimes } from "#web/words/cycle-phase.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import { type Share, sharesOf } from "../view-model.ts";

export interface SymptomPatternsCardProps {
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
  readonly records: readonly DayRecord[];
  readonly today: CalendarDay;
}

export function SymptomPatternsCard(props: SymptomPatternsCardProps) {
  const { fertileWindow } = props.overview;
  const title = <Trans>Symptoms and your cycle</Trans>;
  if (fertileWindow.kind === "hidden" && fertileWindow.reason !== "her-choice") {
    return (
      <Card title={title}>
        <p className="text-soft">
          <Trans>
            The parts of a cycle depend on an ovulation estimate. With what you told us there is
            none, so we don't sort symptoms by them.
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
  readonly isSilent: boolean;
}

function Patterns({ facts, overview: { forecast }, records, today, isSilent }: PatternsProps) {
  const patterns = useMemo(() => {
    const phaseOf = phaseOfDay(facts, today, forecast);
    const all = symptomPatterns(symptomNotes(records), answeredDays(records), facts, phaseOf);
    return isSilent ? all.filter(({ phase }) => phase !== "ovulatory") : all;
  }, [facts, forecast, records, today, isSilent]);
  const of = (sureness: SymptomPattern<SymptomType>["sureness"]) =>
    patterns.filter((pattern) => pattern.sureness === sureness);
  const [sure, maybe, few] = [of("beyond-chance"), of("may-be-chance"), of("too-few-days")];

  if (sure.length + maybe.length === 0) {
    return (
      <p className="text-soft">
        <Trans>
          Not enough data yet. Log symptoms or moods in at least 2 complete cycles: 8 days in one
          part of the cycle and 8 in the rest.
        </Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      {sure.length === 0 ? (
        <p>
          <Trans>
            None of your symptoms clusters in one part of your cycle more than chance would explain.
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
          <Summary className="font-semibold text-soft">
            <Trans>May be chance ({maybe.length})</Trans>
          </Summary>
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
        <PatternRow key={pattern.type} pattern={pattern} />
      ))}
    </ul>
  );
}

const WIDTH = 100;
const HEIGHT = 8;

function PatternRow({ pattern }: { readonly pattern: SymptomPattern<SymptomType> }) {
  const { i18n, t } = useLingui();
  const { inPhase, elsewhere } = sharesOf(pattern);
  const isSure = pattern.sureness === "beyond-chance";
  const { cycles, cyclesWithSymptom } = pattern;
  return (
    <li className="grid gap-1.5">
      <h3 className="font-sans font-semibold tracking-normal">
        {i18n._(symptomLabels[pattern.type])}
      </h3>
      <Bar name={i18n._(phaseTimes[pattern.phase])} share={inPhase} isStrong={isSure} />
      <Bar name={t`Other days`} share={elsewhere} isStrong={false} />
      <p className="text-sm text-soft">
        {isSure ? (
          <Trans>
            In {cyclesWithSymptom} of {cycles} cycles. It may follow your cycle; that doesn't prove
            a cause.
          </Trans>
        ) : (
          <Trans>
            In {cyclesWithSymptom} of {cycles} cycles.
          </Trans>
        )}
      </p>
    </li>
  );
}

interface BarProps {
  readonly name: string;
  readonly share: Share;
  readonly isStrong: boolean;
}

function Bar({ name, share, isStrong }: BarProps) {
  const { days, of } = share;
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm">
      <span>{name}</span>
      <span className="tabular-nums text-soft">
        <Trans>
          {days} of {of} days
        </Trans>
      </span>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 h-2 w-full"
        aria-hidden="true"
      >
        <rect width={WIDTH} height={HEIGHT} rx={2} className="fill-bead" />
        <rect
          width={Math.max(1, share.share * WIDTH)}
          height={HEIGHT}
          rx={2}
          className={isStrong ? "fill-violet" : "fill-edge"}
        />
      </svg>
    </div>
  );
}
