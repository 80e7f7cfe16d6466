import type { RevisedCycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { OpenPeriod } from "#domain/open-period.ts";
import { toldPeriodDay } from "#domain/same-period.ts";
import { closeStartsNow } from "../view-model.ts";
import { LongOpenPeriod } from "./long-open-period.tsx";
import { SamePeriodQuestion } from "./same-period-question.tsx";
import { ToldPeriod } from "./told-period.tsx";

interface PeriodQuestionsProps {
  readonly cycles: readonly RevisedCycle[];
  readonly facts: CycleFacts;
  readonly openPeriod: OpenPeriod | null;
  readonly today: CalendarDay;
}

/** What the running period asks of her; most often nothing. */
export function PeriodQuestions({ cycles, facts, openPeriod, today }: PeriodQuestionsProps) {
  const starts = closeStartsNow(cycles);
  const told = toldPeriodDay(facts);
  const isLatest = told !== null && facts.cycles.every(({ startDay }) => startDay < told);
  return (
    <>
      {starts !== null && <SamePeriodQuestion key={starts[1].id} starts={starts} />}
      <LongOpenPeriod cycles={cycles} openPeriod={openPeriod} today={today} />
      {told !== null && isLatest && <ToldPeriod day={told} />}
    </>
  );
}
