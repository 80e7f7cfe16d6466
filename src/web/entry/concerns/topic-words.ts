import type { Concern } from "#domain/concerns/concern.ts";
import { concernTopics, topicOf } from "#report/concern-words/topics.ts";
import type { Area } from "#web/i18n/catalogues.ts";
import { loadArea } from "#web/i18n/i18n.ts";

/** Whose catalogue has what is said of a concern. */
export const areaOf = ({ key }: Pick<Concern, "key">): Area => `concerns-${topicOf(key)}`;

/** What has all that is said of some concerns, the facts behind them too; none needs none of it. */
export const wordsOf = (
  concerns: readonly Pick<Concern, "key">[],
  withFacts = concerns.length > 0,
): readonly Area[] => [
  ...(withFacts ? (["concern-facts"] as const) : []),
  ...[...new Set(concerns.map(areaOf))].sort(),
];

/** For what is not known yet: of a value just typed anything may have to be said. */
export const loadEveryTopic = (): Promise<unknown> =>
  Promise.all(
    (["concern-facts", ...concernTopics.map((topic) => `concerns-${topic}` as const)] as const).map(
      loadArea,
    ),
  );
