import type { Dosage, TimingRepeat } from "@medplum/fhirtypes";
import type { Medicine, Schedule } from "#contract/entries/medicines.ts";
import { textOf } from "../codes/text.ts";
import { quantity } from "../codes/units.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const UNITS = { days: "d", weeks: "wk", months: "mo" } as const;

export function dosageOf({ dose, unit, schedule }: Medicine): Dosage {
  const amount = dose === undefined ? undefined : [String(dose), textOf(unit)].filter(Boolean);
  const repeat = repeatOf(schedule);
  return {
    text: [amount?.join(" "), scheduleInWords(schedule)].filter(Boolean).join(", "),
    ...(repeat && { timing: { repeat } }),
    ...(schedule.kind === "as_needed" && { asNeededBoolean: true }),
    ...(dose !== undefined && { doseAndRate: [{ doseQuantity: quantity(dose, unit) }] }),
  };
}

function repeatOf(schedule: Schedule): TimingRepeat | undefined {
  if (schedule.kind === "every") {
    const { timesADay: frequency, count: period, unit } = schedule;
    return { frequency, period, periodUnit: UNITS[unit] };
  }
  if (schedule.kind !== "daily" && schedule.kind !== "weekdays") return undefined;
  const daily: TimingRepeat = { frequency: schedule.timesADay, period: 1, periodUnit: "d" };
  if (schedule.kind === "daily") return daily;
  return { ...daily, dayOfWeek: codesOf(schedule.weekdays) };
}

function scheduleInWords(schedule: Schedule): string {
  if (schedule.kind === "as_needed") return "as needed";
  const times = schedule.timesADay === 1 ? "once a day" : `${schedule.timesADay} times a day`;
  if (schedule.kind === "daily") return times;
  if (schedule.kind === "cycle_days") {
    return `${times} from cycle day ${schedule.fromDay} to ${schedule.toDay}`;
  }
  if (schedule.kind === "every") {
    const often = schedule.timesADay === 1 ? "once" : `${schedule.timesADay} times`;
    return `${often} every ${schedule.count} ${schedule.unit}`;
  }
  if (schedule.kind === "pack") {
    return `${times} for ${schedule.daysTaken} days, then ${schedule.daysPaused} days without`;
  }
  return `${times} on ${codesOf(schedule.weekdays).join(", ")}`;
}

function codesOf(weekdays: readonly number[]) {
  return DAYS.filter((_, index) => weekdays.includes(index + 1));
}
