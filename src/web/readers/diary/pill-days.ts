import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { idOf, isOver, joinedRanges, type StageRange } from "./life-stages.ts";

/** The contraceptive pill of a day, as another app records it. */
export type PillAnswer = "taken" | "late" | "missed" | "double";

/** The times of taking the pill; one that may go on ends after `today`. */
export const pillRanges = (days: Iterable<CalendarDay>, today: CalendarDay): StageRange[] =>
  joinedRanges([...days].map((day) => ({ first: day, last: day }))).map(({ first, last }) => ({
    first,
    last: isOver(last, today) ? last : addDays(today, 1),
  }));

/** Only doses that the file marks as missed count as missed, as no schedule is known. */
export function pillEntries(pills: ReadonlyMap<CalendarDay, PillAnswer>, today: CalendarDay) {
  const ranges = pillRanges(pills.keys(), today);
  const [first, last] = [ranges[0]?.first, ranges.at(-1)?.last];
  if (first === undefined || last === undefined) return {};
  const medicineId = idOf(1, first);
  const medicine = {
    id: medicineId,
    name: "Contraceptive pill",
    startDate: first,
    schedule: { kind: "as_needed" },
    ...(last <= today && { endDate: last }),
  };
  return {
    medicines: [medicine],
    doses: [...pills].flatMap(([date, answer]) =>
      slotsOf(answer).map((slot) => ({ date, medicineId, slot, answer: answerOf(answer) })),
    ),
  };
}

const slotsOf = (answer: PillAnswer) => (answer === "double" ? [1, 2] : [1]);

function answerOf(answer: PillAnswer) {
  if (answer === "missed") return "skipped";
  return answer === "late" ? "late" : "taken";
}
