import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { IntervalUnit, Medicine, Schedule } from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import {
  type Adherence,
  answeredDoses,
  isUninformative,
} from "#domain/medicines/medicine-adherence.ts";
import { weekdayName } from "#web/entry/weekday-name.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { formatList } from "#web/i18n/format-list.ts";

/** Common with PCOS or painful or heavy periods. Suggestions for the name, not advice. */
export const medicineSuggestions: readonly MessageDescriptor[] = [
  msg`Metformin`,
  msg`Combined pill (COCP)`,
  msg`Progestogen`,
  msg`Spironolactone`,
  msg`Letrozole`,
  msg`Ibuprofen`,
  msg`Paracetamol`,
  msg`Tranexamic acid`,
  msg`Levothyroxine`,
  msg`Inositol`,
  msg`Vitamin D`,
  msg`Vitamin B12`,
  msg`Folic acid`,
  msg`Iron`,
  msg`Magnesium`,
  msg`Zinc`,
  msg`Omega-3`,
];

export const unitSuggestions: readonly MessageDescriptor[] = [
  msg`mg`,
  msg`µg`,
  msg`g`,
  msg`ml`,
  msg`IU`,
  msg`tablet`,
  msg`capsule`,
  msg`drops`,
  msg`sachet`,
];

export function scheduleWords(schedule: Schedule, i18n: I18n): string {
  if (schedule.kind === "as_needed") return i18n._(msg`when needed`);
  const times = i18n._(timesWords(schedule.timesADay));
  switch (schedule.kind) {
    case "daily":
      return times;
    case "weekdays": {
      const names = schedule.weekdays
        .toSorted((one, other) => one - other)
        .map((weekday) => weekdayName(weekday, i18n.locale, "short"));
      const days = formatList(names, i18n.locale);
      return i18n._(msg`${times} on ${days}`);
    }
    case "cycle_days": {
      const { fromDay, toDay } = schedule;
      return fromDay === toDay
        ? i18n._(msg`${times} on day ${fromDay} of the cycle`)
        : i18n._(msg`${times} on days ${fromDay} to ${toDay} of the cycle`);
    }
    case "every":
      return everyWords(schedule, i18n);
    case "pack": {
      const { daysTaken, daysPaused } = schedule;
      return i18n._(msg`${times} for ${daysTaken} days, then ${daysPaused} days without`);
    }
  }
}

function everyWords({ count, unit, timesADay }: EverySchedule, i18n: I18n): string {
  const every = i18n._(everyUnit[unit](count));
  const times = i18n._(timesWords(timesADay));
  return timesADay === 1 ? every : i18n._(msg`${every}, ${times}`);
}

type EverySchedule = Extract<Schedule, { kind: "every" }>;

const everyUnit: Readonly<Record<IntervalUnit, (count: number) => MessageDescriptor>> = {
  days: (count) => msg`${plural(count, { one: "every day", other: "every # days" })}`,
  weeks: (count) => msg`${plural(count, { one: "every week", other: "every # weeks" })}`,
  months: (count) => msg`${plural(count, { one: "every month", other: "every # months" })}`,
};

export function timesWords(timesADay: number): MessageDescriptor {
  if (timesADay === 1) return msg`once a day`;
  if (timesADay === 2) return msg`twice a day`;
  return msg`${timesADay} times a day`;
}

export function daysWords(
  { startDate, endDate }: Medicine,
  today: CalendarDay,
  i18n: I18n,
): string {
  const first = formatDay(startDate, i18n.locale);
  const last = endDate && formatDay(endDate, i18n.locale);
  if (last !== undefined) return i18n._(msg`${first} to ${last}`);
  return startDate > today ? i18n._(msg`from ${first}`) : i18n._(msg`since ${first}`);
}

export function countWords(counted: Adherence, i18n: I18n): string {
  switch (counted.kind) {
    case "nothing-due":
      return i18n._(msg`no dose logged yet`);
    case "as-needed":
      if (counted.taken === 0) return i18n._(msg`nothing logged`);
      return i18n._(msg`taken ${plural(counted.taken, { one: "once", other: "# times" })}`);
    case "counted": {
      const followed = counted.taken + counted.late;
      if (isUninformative(counted)) return i18n._(msg`nothing logged`);
      return i18n._(
        msg`${followed} of ${plural(answeredDoses(counted), { one: "# logged dose", other: "# logged doses" })}`,
      );
    }
  }
}

/** The remaining doses: "1 late, 2 not noted"; empty without any. */
export function remainderWords(counted: Adherence, i18n: I18n): string {
  if (counted.kind !== "counted" || isUninformative(counted)) return "";
  const { late, skipped, unanswered } = counted;
  const parts = [
    late > 0 && i18n._(msg`${late} late`),
    skipped > 0 && i18n._(msg`${skipped} skipped`),
    unanswered > 0 && i18n._(msg`${unanswered} not logged`),
  ];
  return parts.filter(Boolean).join(", ");
}

export const adherenceWords = (counted: Adherence, i18n: I18n) =>
  [countWords(counted, i18n), remainderWords(counted, i18n)].filter(Boolean).join(", ");
