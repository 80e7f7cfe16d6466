import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { EntryOf, Kind } from "#server/storage/journal/collections.ts";
import { type Chance, createChance } from "./chance.ts";
import { demoCycles } from "./cycles.ts";
import { type DemoDay, demoDailyLog, demoMood, demoStress, demoSymptoms } from "./days.ts";
import {
  demoDoses,
  demoHairAndSkin,
  demoLabs,
  demoMedicines,
  demoVisitPlan,
} from "./health-folder.ts";
import { demoMeasures, demoSigns } from "./measures.ts";
import { type DemoWoman, demoProfile } from "./women.ts";

type Story = { readonly [K in Kind]?: readonly EntryOf<K>[] };

const LOGS_A_DAY = 0.78;
const CHARTED_CYCLES = 4;

export function demoStory(woman: DemoWoman, today: CalendarDay): Story {
  const chance = createChance(woman.seed);
  const cycles = demoCycles(woman, today, chance);
  const days = daysOf(cycles, today).filter(() => chance.happens(LOGS_A_DAY));
  const moods = days.map((day) => demoMood(day, chance));
  return {
    profile: [demoProfile(woman, today)],
    cycle: cycles,
    mood: moods,
    stress: moods.flatMap((mood, index) => {
      const day = days[index];
      return day && mood.stress > 1 ? [demoStress(day, mood.stress, chance)] : [];
    }),
    symptom: days.flatMap((day) => demoSymptoms(day, woman.symptoms, chance)),
    dailyLog: days.map((day) => demoDailyLog(day, chance)),
    ovulation: demoTemperatures(chartedCycles(woman, cycles), today, chance),
    lifeStage: woman.lifeStages(today, chance),
    ...(woman.hasPcosFolder && pcosFolder(today, chance)),
  };
}

function pcosFolder(today: CalendarDay, chance: Chance): Story {
  const medicines = demoMedicines(today, chance);
  return {
    measures: demoMeasures(today, chance),
    labResult: demoLabs(today, chance),
    medicine: medicines,
    dose: demoDoses(medicines, today, chance),
    hairAndSkin: demoHairAndSkin(today, chance),
    visitPlan: [demoVisitPlan],
  };
}

type Cycles = ReturnType<typeof demoCycles>;

function daysOf(cycles: Cycles, today: CalendarDay): DemoDay[] {
  return cycles.flatMap(({ startDay, endDay }, index) => {
    const next = cycles[index + 1]?.startDay;
    const length = daysBetween(startDay, next ?? addDays(today, 1));
    return Array.from({ length }, (_, before): DemoDay => {
      const date = addDays(startDay, before);
      return {
        date,
        cycleDay: before + 1,
        isBleeding: endDay !== undefined && date <= endDay,
        isLastWeek: next !== undefined && daysBetween(date, next) <= 7,
      };
    });
  });
}

const chartedCycles = ({ hasCharts }: DemoWoman, cycles: Cycles) =>
  hasCharts ? cycles.slice(-CHARTED_CYCLES) : [];

function demoTemperatures(cycles: Cycles, today: CalendarDay, chance: Chance) {
  return cycles.flatMap(({ startDay }, index, recent) => {
    const next = recent[index + 1]?.startDay;
    const lastDay = next ? addDays(next, -1) : today;
    // In the second of these cycles the temperature never rises, as happens in real cycles.
    const shiftDay = next && index !== 1 ? daysBetween(startDay, next) - 11 : null;
    return demoSigns(startDay, lastDay, shiftDay, chance);
  });
}
