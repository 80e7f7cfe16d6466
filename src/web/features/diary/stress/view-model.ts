import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CortisolInsight } from "#contract/insights/insights.ts";
import { tenOfFive, tenOfNight } from "#domain/day/day-scales.ts";
import { STRESS_NOTE_DAYS } from "#domain/pcos/cortisol-indicator.ts";
import type { StressAdviceKey } from "#domain/pcos/stress-advice.ts";
import { formatList } from "#web/i18n/format-list.ts";
import { formatOneTenth } from "#web/i18n/format-number.ts";
import type { ChipTone } from "#web/ui/chip.tsx";
import { stressTagLabels } from "#web/words/stress-tag.ts";

interface IndicatorWords {
  readonly words: MessageDescriptor;
  readonly tone: ChipTone;
}

export function indicatorWords(indicator: string): IndicatorWords {
  switch (indicator) {
    case "Low":
      return { words: msg`Low`, tone: "aloe" };
    case "Elevated":
      return { words: msg`Elevated`, tone: "clay" };
    default:
      return { words: msg`Moderate`, tone: "gold" };
  }
}

const adviceWords: Readonly<Record<StressAdviceKey, MessageDescriptor>> = {
  "talk-to-clinic": msg`If stress keeps you from sleeping, working or enjoying things, talk to a nurse, a doctor or a counsellor. Take what you logged with you.`,
  "steady-sleep-hours": msg`Try going to bed and getting up at about the same time, and put the phone away a little earlier.`,
  "one-task-at-a-time": msg`When work piles up, write the tasks down and choose the one to do first.`,
  "ask-family-for-help": msg`Pick one thing at home that someone else could take over, and ask for it plainly.`,
  "share-money-worries": msg`Write down what is due this month and look at it together with someone you trust.`,
  "move-your-way": msg`Move on most days in a way you enjoy.`,
  "quiet-minutes": msg`Give yourself ten quiet minutes a day: slow breathing, prayer, music or a short walk. Keep what helps.`,
  "skip-cortisol-products": msg`You can skip teas and supplements sold to lower cortisol. Hormone specialists don't support them, and some may do harm.`,
  "keep-what-works": msg`What you're doing now seems to work. Keep it up.`,
};

export function evidenceTexts(insight: CortisolInsight, i18n: I18n): string[] {
  const { daysLogged, averageSleep, frequentTags } = insight;
  const figure = (value: number) => formatOneTenth(value, i18n.locale);
  const stress = figure(tenOfFive(insight.averageLevel));
  const tags = frequentTags.map((tag) => i18n._(stressTagLabels[tag]));
  const words = [
    averageSleep === null
      ? msg`${plural(daysLogged, {
          one: `Based on stress you logged on # of the last ${STRESS_NOTE_DAYS} days, not a blood test.`,
          other: `Based on stress you logged on # of the last ${STRESS_NOTE_DAYS} days, not a blood test.`,
        })}`
      : msg`${plural(daysLogged, {
          one: `Based on stress and sleep you logged on # of the last ${STRESS_NOTE_DAYS} days, not a blood test.`,
          other: `Based on stress and sleep you logged on # of the last ${STRESS_NOTE_DAYS} days, not a blood test.`,
        })}`,
    averageSleep === null
      ? msg`Your stress averaged ${stress}/10.`
      : msg`Your stress averaged ${stress}/10 and your sleep ${figure(tenOfNight(averageSleep))}/10.`,
    ...(tags.length > 0 ? [msg`What came up most: ${formatList(tags, i18n.locale)}.`] : []),
  ];
  return words.map((text) => i18n._(text));
}

const MOST_ADVICE = 4;

const isKnown = (key: string | undefined): key is StressAdviceKey =>
  key !== undefined && Object.hasOwn(adviceWords, key);

/** The translated advice, or the server's text if this build does not know the key. */
export function adviceTexts({ advice, adviceKeys }: CortisolInsight, i18n: I18n): string[] {
  return advice.slice(0, MOST_ADVICE).map((text, index) => {
    const key = adviceKeys[index];
    return isKnown(key) ? i18n._(adviceWords[key]) : text;
  });
}
