import { type DayRecord, dayRecords } from "#domain/day/day-record.ts";
import { fiveOfTen } from "#domain/day/day-scales.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { STRESS_NOTE_DAYS } from "#domain/pcos/cortisol-indicator.ts";
import { type HormoneBalance, hormoneBalance } from "#domain/pcos/hormone-balance.ts";
import { type StressLabel, stressLabel } from "#domain/pcos/stress-label.ts";

/** The values of the chips with their days; `day` is `null` without a recent one. */
export interface Wellbeing {
  readonly balance: { readonly label: HormoneBalance; readonly day: CalendarDay | null };
  readonly stress: {
    readonly label: StressLabel;
    readonly day: CalendarDay | null;
    /** 0–10. */
    readonly rating: number;
  };
}

const levelOf = (rating: number | undefined) =>
  rating === undefined ? undefined : fiveOfTen(rating);

/** Uses recent days only: older ones than the stress insight covers say nothing about today. */
export function wellbeing(sources: DaySources, today: CalendarDay): Wellbeing {
  const recent = { first: addDays(today, 1 - STRESS_NOTE_DAYS), last: today };
  const records = [...dayRecords(sources, recent).values()];
  const latest = (isSaid: (record: DayRecord) => boolean) => records.find(isSaid);
  const mood = latest(({ lowMood, anxiety }) => lowMood !== null || anxiety !== null);
  const stressed = latest(({ stress }) => stress !== null);
  const rating = stressed?.stress?.value;
  return {
    balance: {
      label: hormoneBalance({
        depression: levelOf(mood?.lowMood?.value),
        anxiety: levelOf(mood?.anxiety?.value),
      }),
      day: mood?.date ?? null,
    },
    stress: {
      label: stressLabel(levelOf(rating) ?? 0),
      day: stressed?.date ?? null,
      rating: rating ?? 0,
    },
  };
}
