import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DayMeasures } from "#contract/entries/measures.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { type Gestation, TERM_DAYS } from "#domain/stage/gestation.ts";
import type { MethodCalendar } from "#domain/stage/method-calendar.ts";
import type { StageNow } from "#domain/stage/stage-now.ts";
import type { Bead } from "#web/beads/bead.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import type { RingDrawing } from "#web/beads/ring/bead-ring.tsx";
import { formatNearRange, formatShortDay } from "#web/i18n/format-day.ts";
import { formatTenths } from "#web/i18n/format-number.ts";
import type { KnownCycle } from "../predictions/view-model.ts";
import { dayWords, ringWords, weeksWords } from "./words.ts";

const TERM_WEEKS = TERM_DAYS / 7;
const TRIMESTER_ENDS = [13, 27];

/** The drawing where no day is counted: a string without beads. */
const QUIET: RingDrawing = {
  beads: [],
  ahead: 0,
  marks: [],
  ribbon: null,
  possible: null,
  peak: null,
};
const QUIET_MOON = 0.12;

export interface StageProps extends KnownCycle {
  readonly stage: StageNow;
}

export interface StageRing {
  readonly drawing: RingDrawing;
  readonly moon: number;
  readonly label: string;
  readonly count: {
    readonly above: MessageDescriptor;
    readonly number: number;
    readonly below: MessageDescriptor;
  } | null;
  readonly words: MessageDescriptor;
}

/** Draws a bead a week in a pregnancy, the calendar of a method, or a quiet ring. */
export function stageRing(
  stage: StageNow,
  overview: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): StageRing {
  const words = ringWords(stage);
  const calendar = stage.kind === "by-method" ? stage.calendar : null;
  if (calendar?.kind === "pack") return { ...packRing(calendar, overview, today, i18n), words };
  if (calendar?.kind === "injection") return { ...injectionRing(calendar, today, i18n), words };
  if (stage.kind !== "pregnant" || stage.gestation === null) {
    return { drawing: QUIET, moon: QUIET_MOON, label: i18n._(words), count: null, words };
  }
  const { weeks } = stage.gestation;
  const below = weeksWords(stage.gestation);
  const age = i18n._(below);
  return {
    drawing: { ...QUIET, beads: weekBeads(weeks), ahead: Math.max(0, TERM_WEEKS - weeks) },
    moon: Math.min(0.5, weeks / TERM_WEEKS / 2),
    label: i18n._(msg`Pregnant: ${weeks} ${age}.`),
    count: { above: words, number: weeks, below },
    words,
  };
}

/** How deep the days without hormones are drawn: bleeding then is usual. */
const BREAK_STRENGTH = 0.12;

function packRing(
  { day, length: expectedLength, breakDays }: Extract<MethodCalendar, { kind: "pack" }>,
  overview: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): Omit<StageRing, "words"> {
  const beadOf = beadOfDay({ overview, today, isLoggedOnly: true });
  const from = Math.max(0, daysBetween(today, breakDays.first));
  const last = daysBetween(today, breakDays.last);
  const range = formatNearRange(breakDays, i18n.locale);
  return {
    drawing: {
      ...QUIET,
      beads: Array.from({ length: day }, (_, index) => ({
        ...beadOf(addDays(today, index + 1 - day)),
        ...(index === day - 1 && { today: String(day) }),
      })),
      ahead: expectedLength - day,
      ribbon: {
        from,
        probabilities: Array.from({ length: last - from + 1 }, () => BREAK_STRENGTH),
      },
      marks: [...new Set([from, last])].map((at) => ({
        day: at,
        words: formatShortDay(addDays(today, at), i18n.locale),
      })),
    },
    moon: (day - 1) / expectedLength,
    label: i18n._(
      msg`Day ${day} of ${expectedLength} of your pack. Days without hormones: ${range}.`,
    ),
    count: { above: msg`Pack day`, number: day, below: msg`of ${expectedLength}` },
  };
}

export const injectionOverdue = msg`Injection overdue`;

function injectionRing(
  { lastDay, nextDay }: Extract<MethodCalendar, { kind: "injection" }>,
  today: CalendarDay,
  i18n: I18n,
): Omit<StageRing, "words"> {
  const since = Math.floor(daysBetween(lastDay, today) / 7);
  const all = Math.round(daysBetween(lastDay, nextDay) / 7);
  const left = daysBetween(today, nextDay);
  const isOverdue = left < 0;
  const day = formatShortDay(nextDay, i18n.locale);
  return {
    drawing: {
      ...QUIET,
      beads: weekBeads(since, String(since + 1)),
      ahead: Math.max(0, all - since),
      marks: isOverdue ? [] : [{ day: all - since, words: formatShortDay(nextDay, i18n.locale) }],
    },
    moon: Math.min(1, daysBetween(lastDay, today) / (7 * all)),
    label: i18n._(isOverdue ? injectionOverdue : msg`Next injection: ${day}.`),
    count: {
      above: isOverdue ? msg`Overdue` : msg`Injection in`,
      ...(left < 14
        ? { number: Math.abs(left), below: dayWords(Math.abs(left)) }
        : {
            number: Math.floor(left / 7),
            below: weeksWords({ weeks: Math.floor(left / 7), days: left % 7 }),
          }),
    },
  };
}

const weekBeads = (weeks: number, today = String(weeks)): Bead[] =>
  Array.from({ length: weeks + 1 }, (_, week) => ({
    kind: TRIMESTER_ENDS.includes(week) ? "week" : "resting",
    ...(week === weeks && { today }),
  }));

export function checkWords(
  { weeks, nextCheck }: Gestation,
  today: CalendarDay,
  locale: string,
): MessageDescriptor {
  if (nextCheck === null) return msg`Past 40 weeks: ask your clinic this week when to come.`;
  const day = formatShortDay(nextCheck.day, locale);
  if (nextCheck.day === today) return msg`This week, at ${weeks} weeks`;
  const { weeks: checkWeeks } = nextCheck;
  return checkWeeks === FIRST_CHECK
    ? msg`Your first: by ${day}, before ${FIRST_CHECK} weeks`
    : msg`At ${checkWeeks} weeks: about ${day}`;
}

const FIRST_CHECK = 12;

export interface MeasuredDay {
  readonly value: string;
  readonly day: string;
}

const EARLIER_VALUES = 3;

export function measuredDays(
  entries: readonly DayMeasures[],
  measure: "bloodPressure" | "weight",
  since: CalendarDay | null,
  { locale }: I18n,
): MeasuredDay[] {
  return entries
    .flatMap(({ date, weight, bloodPressure }) => {
      if (since !== null && date < since) return [];
      const day = formatShortDay(date, locale);
      if (measure === "weight") {
        return weight === undefined ? [] : [{ value: `${formatTenths(weight, locale)} kg`, day }];
      }
      if (bloodPressure === undefined) return [];
      return [{ value: `${bloodPressure.systolic}/${bloodPressure.diastolic} mmHg`, day }];
    })
    .slice(0, EARLIER_VALUES + 1);
}
