import type { DayMeasures } from "#contract/entries/measures.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Chance } from "./chance.ts";

const VISITS = 8;
const DAYS_BETWEEN_VISITS = 91;

export function demoMeasures(today: CalendarDay, chance: Chance): DayMeasures[] {
  return Array.from({ length: VISITS }, (_, visit) => {
    const hasBlood = visit % 2 === 0;
    const systolic = Math.round(chance.around(122, 5));
    return {
      id: chance.uuid(),
      date: addDays(today, -(8 + visit * DAYS_BETWEEN_VISITS)),
      weight: Math.round((78 + visit * 0.7 + chance.around(0, 0.5)) * 10) / 10,
      waistCircumference: Math.round(88 + visit * 0.5),
      bloodPressure: { systolic, diastolic: systolic - 43 },
      ...(hasBlood && {
        fastingGlucose: Math.round(chance.around(97, 4)),
        insulin: Math.round(chance.around(16, 3) * 10) / 10,
        hba1c: Math.round(chance.around(5.5, 0.1) * 10) / 10,
      }),
    };
  });
}

const LOW = 36.35;
const HIGH = 36.7;

/** Morning temperatures of one cycle, rising on `shiftDay`, or never without one. */
export function demoSigns(
  startDay: CalendarDay,
  lastDay: CalendarDay,
  shiftDay: number | null,
  chance: Chance,
): Ovulation[] {
  const signs: Ovulation[] = [];
  for (let day = 6; addDays(startDay, day - 1) <= lastDay; day += 1) {
    if (chance.happens(0.15)) continue;
    const isHigh = shiftDay !== null && day >= shiftDay;
    const daysToShift = shiftDay === null ? 99 : shiftDay - day;
    const isFertile = daysToShift > 0 && daysToShift < 5;
    signs.push({
      id: chance.uuid(),
      date: addDays(startDay, day - 1),
      basalBodyTemp: Math.round(chance.around(isHigh ? HIGH : LOW, 0.07) * 20) / 20,
      cervicalMucus: isFertile ? "egg_white" : chance.pick(["dry", "sticky", "creamy"]),
      ...(daysToShift > 0 &&
        daysToShift < 8 && { ovulationTest: daysToShift === 2 ? "positive" : "negative" }),
    });
  }
  return signs;
}
