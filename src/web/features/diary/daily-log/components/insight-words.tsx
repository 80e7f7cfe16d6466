import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { PcosFinding } from "#domain/pcos-findings.ts";
import type { PcosTipKey } from "#domain/pcos-insights.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { moodLabels } from "#web/words/mood.ts";

/** What her logs show, with the figures it rests on. It never says that one thing causes another. */
export function findingText(finding: PcosFinding, i18n: I18n): string {
  return i18n._(findingWords(finding, i18n));
}

function findingWords(finding: PcosFinding, i18n: I18n): MessageDescriptor {
  switch (finding.key) {
    case "short-sleep-and-mood":
      return shortSleepWords(finding, i18n);
    case "sugar-and-acne": {
      const { sugarDays, acneDays, logs } = finding;
      return msg`In your last ${logs} logs you noted sugar cravings ${plural(sugarDays, { one: "once", other: "# times" })} and acne ${plural(acneDays, { one: "once", other: "# times" })}.`;
    }
    case "poor-sleep-quality": {
      const { logs } = finding;
      const average = finding.average.toLocaleString(i18n.locale, { maximumFractionDigits: 1 });
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
  const felt = new Intl.ListFormat(i18n.locale).format(feelings);
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
      return msg`You noted stress of 7 or more together with bloating of 5 or more ${onDays}.`;
    case "crash-after-meals":
      return msg`Your energy crashed after meals ${onDays}.`;
    case "chin-or-jawline-acne":
      return msg`You noted acne on the chin or jawline ${onDays}.`;
    case "hair-growth":
      return msg`You noted hair growth of 7 or more ${onDays}.`;
    case "weight-gain":
      return msg`You noted weight gain ${onDays}.`;
  }
}

export const tipWords: Record<PcosTipKey, MessageDescriptor> = {
  "steady-sleep-hours": msg`Try going to bed and getting up at the same time for a week, and see in your notes whether it helps.`,
  "no-banned-foods": msg`No food is banned. Studies find no diet that works better than another for PCOS, so eat in a way you like and can keep up.`,
  "quiet-minutes": msg`Give yourself ten quiet minutes a day: slow breathing, a walk, or a talk with someone you trust.`,
  "beans-and-leaves": msg`Add beans, lentils or cowpeas and leafy greens such as morogo to a starchy meal. In small studies such meals raised blood sugar more slowly.`,
  "ask-about-skin": msg`If your skin bothers you, show these notes at a clinic or pharmacy and ask what could help.`,
  "ask-about-hair": msg`If the hair bothers you, ask at a clinic. There are several treatments, and the choice is yours.`,
  "move-your-way": msg`Any movement you enjoy counts. Studies find no kind of exercise that works better than another for PCOS.`,
};

/** How well a tip is supported, in words. */
export const gradeWords: Record<"A" | "B" | "C", MessageDescriptor> = {
  A: msg`Well supported: research guideline`,
  B: msg`Some support: small studies`,
  C: msg`Good sense: little studied`,
};
