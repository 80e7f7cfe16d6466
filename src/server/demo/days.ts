import type { Mood, MoodScale, Stress, StressTag } from "#contract/entries/check-in.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { Symptom, SymptomType } from "#contract/entries/symptoms.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Chance } from "./chance.ts";

export interface DemoDay {
  readonly date: CalendarDay;
  readonly cycleDay: number;
  readonly isBleeding: boolean;
  readonly isLastWeek: boolean;
}

const clamp = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value)));

const ten = (chance: Chance, mean: number) => clamp(chance.around(mean, 1.6), 0, 10);
const five = (chance: Chance, mean: number) => clamp(chance.around(mean, 0.8), 1, 5);

export function demoMood(day: DemoDay, chance: Chance): Mood & Record<MoodScale, number> {
  const low = day.isLastWeek ? 1.4 : 0;
  return {
    id: chance.uuid(),
    date: day.date,
    depression: five(chance, 1.9 + low),
    anxiety: five(chance, 2.2 + low),
    stress: five(chance, 2.6 + low / 2),
  };
}

const TAGS: readonly [StressTag, ...StressTag[]] = ["Work", "Family", "Financial", "Sleep"];

export function demoStress(day: DemoDay, level: number, chance: Chance): Stress {
  return {
    id: chance.uuid(),
    date: day.date,
    level,
    tags: level > 2 ? [chance.pick(TAGS)] : [],
    sleepQuality: clamp(4.2 - level / 2 + chance.around(0, 0.6), 1, 4),
    ...(chance.happens(0.05) && { notes: "Month-end at work." }),
  };
}

/** How likely a symptom is on a usual day, while bleeding, and in the week before a period. */
export type SymptomLikelihood = readonly [
  type: SymptomType,
  usual: number,
  bleeding: number,
  lastWeek: number,
];

export function demoSymptoms(
  day: DemoDay,
  symptoms: readonly SymptomLikelihood[],
  chance: Chance,
): Symptom[] {
  return symptoms.flatMap(([type, usual, bleeding, lastWeek]) => {
    const probability = day.isBleeding ? bleeding : day.isLastWeek ? lastWeek : usual;
    if (!chance.happens(probability)) return [];
    const severity = ten(chance, day.isBleeding ? 5 : 4);
    return severity === 0 ? [] : [{ id: chance.uuid(), date: day.date, type, severity }];
  });
}

export function demoDailyLog(day: DemoDay, chance: Chance): DailyLog {
  const heavy = day.isLastWeek ? 2 : 0;
  return {
    date: day.date,
    period_flow: day.isBleeding ? chance.pick(["moderate", "light", "heavy"]) : "none",
    ...(day.isBleeding && { bleeding_duration: day.cycleDay }),
    pain_level: clamp(ten(chance, day.isBleeding ? 4.5 : 1), 0, 7),
    mood: chance.pick(day.isLastWeek ? ["irritable", "sad", "ok"] : ["calm", "ok", "energised"]),
    anxiety_level: ten(chance, 3 + heavy),
    motivation: ten(chance, 5.5 - heavy / 2),
    brain_fog: ten(chance, 2 + heavy),
    cravings: chance.pick(day.isLastWeek ? ["sugar", "carbs", "sugar"] : ["none", "none", "salty"]),
    energy_after_meals: chance.pick(["steady", "steady", "sleepy", "crash"]),
    bloating: ten(chance, 2 + heavy),
    weight_change: chance.happens(0.08) ? "gain" : "none",
    acne: ten(chance, 3 + heavy),
    acne_area: chance.pick(["chin", "jawline", "cheeks"]),
    hair_growth: ten(chance, 4.5),
    sleep_quality: ten(chance, 6 - heavy / 2),
    sleep_hours: Math.round(chance.around(6.8, 0.8) * 2) / 2,
    stress_level: ten(chance, 4 + heavy),
    activity_level: chance.pick(["low", "moderate", "moderate", "active"]),
    caffeine: chance.happens(0.7),
    alcohol: chance.happens(0.08),
  };
}
