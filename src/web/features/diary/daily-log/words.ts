import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { flows } from "#contract/entries/cycles.ts";
import {
  acneAreas,
  activityLevels,
  mealEnergies,
  pcosCravings,
  pcosMoods,
  pcosMucus,
  weightChanges,
} from "#contract/entries/daily-log.ts";
import type { AlertKey } from "#domain/concerns/engine/alerts-of.ts";
import type { PcosFinding } from "#domain/pcos/pcos-findings.ts";
import type { PcosTipKey } from "#domain/pcos/pcos-insights.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { formatList } from "#web/i18n/format-list.ts";
import { formatTenths } from "#web/i18n/format-number.ts";
import { flowLabels } from "#web/words/cycles.ts";
import {
  acneAreaLabels,
  activityLabels,
  cravingLabels,
  mealEnergyLabels,
  moodLabels,
  weightChangeLabels,
} from "#web/words/daily-log.ts";
import type { Labels } from "#web/words/labels.ts";
import { mucusLabels } from "#web/words/ovulation.ts";
import { levelWords } from "#web/words/ratings.ts";
import type { PcosAnswers } from "./form.ts";
import type { KnownFrom } from "./use-known-answers.ts";
import {
  type Greeting,
  type ScaleFamily,
  type ScaleKey,
  type ScaleStep,
  scaleFamily,
  scaleStep,
} from "./view-model.ts";

export const scaleLabels: Labels<ScaleKey> = {
  pain_level: msg`Pain`,
  anxiety_level: msg`Anxiety`,
  motivation: msg`Energy`,
  brain_fog: msg`Brain fog`,
  bloating: msg`Bloating`,
  acne: msg`Acne`,
  hair_growth: msg`Hair growth on face or body`,
  hair_thinning: msg`Hair thinning`,
  skin_oiliness: msg`Oily skin`,
  libido: msg`Libido`,
  pain_during_sex: msg`Pain during sex`,
  sleep_quality: msg`Sleep quality`,
  stress_level: msg`Stress`,
};

export type ListKey = Exclude<keyof PcosAnswers, ScaleKey | YesNoKey>;

interface ListQuestion<Value extends string> {
  readonly legend: MessageDescriptor;
  readonly values: readonly Value[];
  readonly labels: Labels<Value>;
}

type ListQuestions = {
  readonly [Key in ListKey]: ListQuestion<NonNullable<PcosAnswers[Key]>>;
};

const asks = <Value extends string>(
  legend: MessageDescriptor,
  values: readonly Value[],
  labels: Labels<Value>,
) => ({ legend, values, labels });

export const listQuestions: ListQuestions = {
  mood: asks(msg`Mood`, pcosMoods, moodLabels),
  period_flow: asks(msg`Period flow`, flows, flowLabels),
  cervical_mucus: asks(msg`Cervical mucus`, pcosMucus, mucusLabels),
  energy_after_meals: asks(msg`Energy after meals`, mealEnergies, mealEnergyLabels),
  cravings: asks(msg`Cravings`, pcosCravings, cravingLabels),
  weight_change: asks(msg`Weight`, weightChanges, weightChangeLabels),
  acne_area: asks(msg`Where the acne is`, acneAreas, acneAreaLabels),
  activity_level: asks(msg`Activity`, activityLevels, activityLabels),
};

export const numberQuestions = {
  bleeding_duration: {
    label: msg`Days of bleeding so far`,
    field: "bleedingDays",
    inputMode: "numeric",
    range: msg`Enter a whole number from 0 to 60.`,
  },
  sleep_hours: {
    label: msg`Hours of sleep`,
    field: "sleepHours",
    inputMode: "decimal",
    range: msg`Enter a number from 0 to 24, such as 7.5.`,
  },
} as const;
export type NumberKey = keyof typeof numberQuestions;

export const yesNoQuestions = { caffeine: msg`Caffeine`, alcohol: msg`Alcohol` };
export type YesNoKey = keyof typeof yesNoQuestions;

const stepWords: Record<ScaleFamily, Labels<ScaleStep>> = {
  severity: { none: msg`none`, low: msg`mild`, middle: msg`moderate`, high: msg`severe` },
  amount: { none: msg`none`, low: msg`a little`, middle: msg`some`, high: msg`a lot` },
  level: { none: msg`none`, low: msg`low`, middle: msg`medium`, high: msg`high` },
  checkIn: {
    none: levelWords.unknown,
    low: levelWords.low,
    middle: levelWords.moderate,
    high: levelWords.high,
  },
  quality: { none: msg`poor`, low: msg`fair`, middle: msg`good`, high: msg`great` },
};

export function scaleText(key: ScaleKey, value: number | undefined, i18n: I18n): string {
  if (value === undefined) return i18n._(msg`Not answered`);
  const family = scaleFamily[key];
  const word = i18n._(stepWords[family][scaleStep(value, family)]);
  return i18n._(msg`${value} of 10, ${word}`);
}

export const scaleEnds: Record<ScaleFamily, { low: MessageDescriptor; high: MessageDescriptor }> = {
  severity: { low: msg`None`, high: msg`The worst` },
  amount: { low: msg`None`, high: msg`A lot` },
  level: { low: msg`None`, high: msg`Very high` },
  checkIn: { low: msg`None`, high: msg`Very high` },
  quality: { low: msg`Poor`, high: msg`Great` },
};

export const alertMessages: Labels<AlertKey> = {
  "heavy-or-long-bleeding": msg`Heavy flow or bleeding lasting 8+ days may indicate a medical concern.`,
  "severe-pain": msg`Severe pain (8+/10) should be evaluated by a healthcare provider.`,
  "moderate-pain": msg`Persistent moderate pain may benefit from medical evaluation.`,
  "severe-acne": msg`Severe acne (8+/10) can be treated. A clinic or pharmacy can say how.`,
};

/** A finding with its figures; never claims causation. */
export function findingText(finding: PcosFinding, i18n: I18n): string {
  return i18n._(findingWords(finding, i18n));
}

function findingWords(finding: PcosFinding, i18n: I18n): MessageDescriptor {
  switch (finding.key) {
    case "short-sleep-and-mood":
      return shortSleepWords(finding, i18n);
    case "sugar-and-acne": {
      const { sugarDays, acneDays, logs } = finding;
      return msg`In your last ${logs} logs you logged sugar cravings ${plural(sugarDays, { one: "once", other: "# times" })} and acne ${plural(acneDays, { one: "once", other: "# times" })}.`;
    }
    case "poor-sleep-quality": {
      const { logs } = finding;
      const average = formatTenths(finding.average, i18n.locale);
      return msg`Your sleep quality averages ${average} of 10 over ${plural(logs, { one: "# log", other: "# logs" })}.`;
    }
    default:
      return countedWords(finding, i18n);
  }
}

function shortSleepWords(
  { hours: [later, earlier], moods }: Extract<PcosFinding, { key: "short-sleep-and-mood" }>,
  i18n: I18n,
): MessageDescriptor {
  const feelings = [...new Set(moods)].map((mood) => i18n._(moodLabels[mood]).toLowerCase());
  const felt = formatList(feelings, i18n.locale);
  return msg`You slept ${earlier} and then ${later} hours, less than 6 on both of the last 2 days, and felt ${felt}.`;
}

type Counted = Extract<PcosFinding, { readonly days: number }>;

function countedWords({ key, days, lastDay }: Counted, i18n: I18n): MessageDescriptor {
  const last = formatDay(lastDay, i18n.locale);
  const onDays = i18n._(
    msg`${plural(days, { one: "on # day", other: "on # days" })}, last on ${last}`,
  );
  switch (key) {
    case "stress-and-bloating":
      return msg`You logged stress of 7 or more together with bloating of 5 or more ${onDays}.`;
    case "crash-after-meals":
      return msg`Your energy crashed after meals ${onDays}.`;
    case "chin-or-jawline-acne":
      return msg`You logged acne on the chin or jawline ${onDays}.`;
    case "hair-growth":
      return msg`You logged hair growth of 7 or more ${onDays}.`;
    case "weight-gain":
      return msg`You logged weight gain ${onDays}.`;
  }
}

export const greetingNotes: Labels<NonNullable<Greeting["note"]>> = {
  "no-cycle": msg`No phase yet: it shows once you log a period.`,
  "log-lapsed": msg`Overdue: when did your last period start?`,
  late: msg`Later than expected, so we don't show a phase.`,
  pregnant: msg`Phases and predictions are paused while you're pregnant.`,
  "hormonal-contraception": msg`No phase shown: hormonal contraception changes or stops ovulation.`,
  iud: msg`No phase shown: some IUDs change or stop ovulation.`,
  "long-gap": msg`No phase shown: after 60 days without a period we can't tell.`,
};

export const tipWords: Labels<PcosTipKey> = {
  "steady-sleep-hours": msg`Try going to bed and getting up at the same time for a week, and see in your log whether it helps.`,
  "no-banned-foods": msg`No food is banned. Studies find no diet that works better than another for PCOS, so eat in a way you like and can keep up.`,
  "quiet-minutes": msg`Give yourself ten quiet minutes a day: slow breathing, a walk, or a talk with someone you trust.`,
  "beans-and-leaves": msg`Add beans, lentils or cowpeas and leafy greens such as morogo to a starchy meal. In small studies such meals raised blood sugar more slowly.`,
  "ask-about-skin": msg`If your skin bothers you, show this log at a clinic or pharmacy and ask what could help.`,
  "ask-about-hair": msg`If the hair bothers you, ask at a clinic. There are several treatments, and you choose.`,
  "move-your-way": msg`Any movement you enjoy counts. Studies find no kind of exercise that works better than another for PCOS.`,
};

export const gradeWords: Labels<"A" | "B" | "C"> = {
  A: msg`Well supported: research guideline`,
  B: msg`Some support: small studies`,
  C: msg`Good sense: little studied`,
};

export const knownFromWords: Labels<KnownFrom> = {
  symptoms: msg`From the symptoms you logged that day.`,
  "check-in": msg`From your mood check-in that day.`,
  stress: msg`From your stress and sleep notes that day.`,
  ovulation: msg`From the signs you logged that day.`,
  period: msg`From the period this day is in.`,
};
