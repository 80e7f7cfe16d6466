import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";

/** The contraceptive pill of a day, as another app records it. */
export type PillAnswer = "taken" | "late" | "missed" | "double";

/** A pack's longest pause is a week; another week for unlogged days. */
const LONGEST_PAUSE_DAYS = 14;
/**
 * Deterministic ids, so that a later file of the same app adds no duplicate; they end in the first
 * day.
 */
const idOf = (kind: 1 | 2, day: CalendarDay) =>
  `6d77657a-000${kind}-4000-8000-0000${day.replaceAll("-", "")}`;

interface Stretch {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/**
 * Converts pill days to a medicine with a dose per day, and to a period of contraception, which
 * averages and forecast use. Only doses that the file marks as missed count as missed, as no
 * schedule is known.
 */
export function pillEntries(pills: ReadonlyMap<CalendarDay, PillAnswer>, today: CalendarDay) {
  const stretches = stretchesOf([...pills.keys()].toSorted());
  const [first, last] = [stretches[0]?.first, stretches.at(-1)?.last];
  if (first === undefined || last === undefined) return {};
  const isOver = (day: CalendarDay) => daysBetween(day, today) > LONGEST_PAUSE_DAYS;
  const medicineId = idOf(1, first);
  const medicine = {
    ...{ id: medicineId, name: "Contraceptive pill", startDate: first },
    schedule: { kind: "as_needed" },
    ...(isOver(last) && { endDate: last }),
  };
  return {
    medicines: [medicine],
    doses: [...pills].flatMap(([date, answer]) =>
      slotsOf(answer).map((slot) => ({ date, medicineId, slot, answer: answerOf(answer) })),
    ),
    lifeStages: stretches.map((stretch) => ({
      ...{ id: idOf(2, stretch.first), kind: "contraception", method: "pill" },
      from: stretch.first,
      ...(isOver(stretch.last) && { to: stretch.last }),
    })),
  };
}

const slotsOf = (answer: PillAnswer) => (answer === "double" ? [1, 2] : [1]);

function answerOf(answer: PillAnswer) {
  if (answer === "missed") return "skipped";
  return answer === "late" ? "late" : "taken";
}

/** Groups days with gaps no longer than the pause between two packs. */
function stretchesOf(days: readonly CalendarDay[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const day of days) {
    const before = stretches.at(-1);
    const goesOn = before !== undefined && day <= addDays(before.last, LONGEST_PAUSE_DAYS);
    if (goesOn) stretches[stretches.length - 1] = { ...before, last: day };
    else stretches.push({ first: day, last: day });
  }
  return stretches;
}
