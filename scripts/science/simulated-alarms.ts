import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";
import { concernsOf } from "#domain/concerns/engine/concerns-of.ts";
import type { CycleFacts, LoggedCycle } from "#domain/cycles/cycle-facts.ts";
import { LONG_GAP_DAYS } from "#domain/cycles/norms/usual-cycle.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { SimulatedWoman } from "./simulated-histories.ts";

const FIRST_DAY = calendarDay("2025-01-01");
const BLEEDING_DAYS = 5;
const MONTH = 30;

/** The number of months of simulated women with more than a mention. */
export interface Alarms {
  readonly months: number;
  readonly withAlarm: number;
  /** Those without a true gap of 90 days on any day. */
  readonly false: number;
  readonly byRule: ReadonlyMap<ConcernKey, number>;
}

const FACTS: Omit<CycleFacts, "cycles" | "pcos"> = {
  statedLength: null,
  regularity: null,
  contraception: "none",
  pregnancy: "not_pregnant",
  age: 29,
};

/** The periods logged by a day; a current one is open. */
function loggedBy(starts: readonly CalendarDay[], today: CalendarDay): LoggedCycle[] {
  return starts
    .filter((startDay) => startDay <= today)
    .map((startDay) => {
      const endDay = addDays(startDay, BLEEDING_DAYS - 1);
      return endDay <= today ? { startDay, endDay } : { startDay };
    });
}

function startsOf(lengths: readonly number[]): CalendarDay[] {
  const starts = [FIRST_DAY];
  for (const length of lengths) starts.push(addDays(starts.at(-1) ?? FIRST_DAY, length));
  return starts;
}

function isTrueGap(starts: readonly CalendarDay[], today: CalendarDay): boolean {
  const last = starts.findLast((start) => start <= today) ?? FIRST_DAY;
  return daysBetween(last, today) >= LONG_GAP_DAYS;
}

/** Checks from the second period on. `every`: days between checks. Only lengths are simulated. */
export function alarmsOf(
  women: readonly SimulatedWoman[],
  pcos: CycleFacts["pcos"],
  every: number,
): Alarms {
  const byRule = new Map<ConcernKey, number>();
  let [months, withAlarm, wrong] = [0, 0, 0];
  for (const { lengths, logged } of women) {
    const starts = startsOf(logged);
    const trueStarts = startsOf(lengths);
    const days = daysBetween(FIRST_DAY, starts.at(-1) ?? FIRST_DAY);
    for (let first = logged[0] ?? 0; first + MONTH <= days; first += MONTH) {
      const seen = Array.from({ length: Math.ceil(MONTH / every) }, (_, place) =>
        addDays(FIRST_DAY, first + place * every),
      );
      const keys = new Set(seen.flatMap((today) => urgentKeys(starts, pcos, today)));
      months += 1;
      for (const key of keys) byRule.set(key, (byRule.get(key) ?? 0) + 1);
      if (keys.size === 0) continue;
      withAlarm += 1;
      if (!seen.some((today) => isTrueGap(trueStarts, today))) wrong += 1;
    }
  }
  return { months, withAlarm, false: wrong, byRule };
}

function urgentKeys(
  starts: readonly CalendarDay[],
  pcos: CycleFacts["pcos"],
  today: CalendarDay,
): ConcernKey[] {
  const facts = { ...FACTS, pcos, cycles: loggedBy(starts, today) };
  return concernsOf({ facts }, today)
    .filter(({ urgency }) => urgency !== "mention")
    .map(({ key }) => key);
}
