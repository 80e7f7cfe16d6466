import { lazy, Suspense } from "react";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { currentCycleStart } from "#domain/cycles/cycle-history.ts";
import { LONGEST_USUAL_PERIOD } from "#domain/cycles/norms/usual-cycle.ts";
import type { OpenPeriod } from "#domain/cycles/periods/open-period.ts";
import { statedPeriodDay } from "#domain/cycles/periods/same-period.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { closeStartsNow } from "../view-model.ts";

const LongOpenPeriod = lazy(async () => ({
  default: (await import("./long-open-period.tsx")).LongOpenPeriod,
}));
const SamePeriodQuestion = lazy(async () => ({
  default: (await import("./same-period-question.tsx")).SamePeriodQuestion,
}));
const StatedPeriod = lazy(async () => ({
  default: (await import("./stated-period.tsx")).StatedPeriod,
}));

interface PeriodQuestionsProps {
  readonly cycles: readonly RevisedCycle[];
  readonly facts: CycleFacts;
  readonly openPeriod: OpenPeriod | null;
  readonly today: CalendarDay;
}

export function PeriodQuestions({ cycles, facts, openPeriod, today }: PeriodQuestionsProps) {
  const starts = closeStartsNow(cycles);
  const stated = statedPeriodDay(facts.cycles);
  const mayLast =
    stated !== null &&
    stated === currentCycleStart(facts) &&
    daysBetween(stated, today) < LONGEST_USUAL_PERIOD;
  return (
    <Suspense>
      {starts !== null && <SamePeriodQuestion key={starts[1].id} starts={starts} />}
      {openPeriod?.isLong === true && (
        <LongOpenPeriod cycles={cycles} openPeriod={openPeriod} today={today} />
      )}
      {mayLast && <StatedPeriod day={stated} />}
    </Suspense>
  );
}
