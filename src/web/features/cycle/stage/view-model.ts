import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { type Gestation, TERM_DAYS } from "#domain/stage/gestation.ts";
import type { StageNow } from "#domain/stage/stage-now.ts";
import type { Bead } from "#web/beads/bead.ts";
import type { RingDrawing } from "#web/beads/ring/bead-ring.tsx";
import { formatNearRange } from "#web/i18n/format-day.ts";
import { ringWords, weeksWords } from "./words.ts";

const TERM_WEEKS = TERM_DAYS / 7;
/** The last completed week of each trimester, whose bead is darker. */
const TRIMESTER_ENDS = [13, 27];

/** The drawing where no day is counted: a string without beads. */
const QUIET: RingDrawing = {
  ...{ beads: [], ahead: 0, marks: [] },
  ...{ ribbon: null, possible: null, peak: null },
};
const QUIET_MOON = 0.12;

export interface StageProps {
  readonly stage: StageNow;
  readonly today: CalendarDay;
}

/** What the ring shows in a stage without cycle days. */
export interface StageRing {
  readonly drawing: RingDrawing;
  readonly moon: number;
  readonly label: string;
  /** The completed weeks and the words below them; `null` where only words are shown. */
  readonly weeks: { readonly number: number; readonly below: MessageDescriptor } | null;
  readonly words: MessageDescriptor;
}

/** Returns the ring of a stage: in a pregnancy a bead for each week, otherwise a quiet one. */
export function stageRing(stage: StageNow, i18n: I18n): StageRing {
  const words = ringWords[stage.kind as keyof typeof ringWords] ?? msg`Predictions are paused`;
  if (stage.kind !== "pregnant" || stage.gestation === null) {
    return { drawing: QUIET, moon: QUIET_MOON, label: i18n._(words), weeks: null, words };
  }
  const { weeks } = stage.gestation;
  const below = weeksWords(stage.gestation);
  const age = i18n._(below);
  return {
    drawing: { ...QUIET, beads: weekBeads(weeks), ahead: Math.max(0, TERM_WEEKS - weeks) },
    moon: Math.min(0.5, weeks / TERM_WEEKS / 2),
    label: i18n._(msg`Pregnant: ${weeks} ${age}.`),
    weeks: { number: weeks, below },
    words,
  };
}

const weekBeads = (weeks: number): Bead[] =>
  Array.from({ length: weeks + 1 }, (_, week) => ({
    kind: TRIMESTER_ENDS.includes(week) ? "week" : "resting",
    ...(week === weeks && { today: String(weeks) }),
  }));

/** When the next routine check is, in words. */
export function checkWords(
  { weeks, nextCheck }: Gestation,
  today: CalendarDay,
  locale: string,
): MessageDescriptor {
  if (nextCheck === null) return msg`Past 40 weeks: ask your clinic this week when to come.`;
  const day = formatNearRange({ first: nextCheck.day, last: nextCheck.day }, locale);
  if (nextCheck.day === today) return msg`This week, at ${weeks} weeks`;
  const { weeks: checkWeeks } = nextCheck;
  return checkWeeks === FIRST_CHECK
    ? msg`Your first: by ${day}, before ${FIRST_CHECK} weeks`
    : msg`At ${checkWeeks} weeks: about ${day}`;
}

const FIRST_CHECK = 12;
