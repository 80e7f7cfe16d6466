import type { Concern } from "#domain/concerns/concern.ts";
import { concernAreas, factAreaOf } from "#report/concern-words/areas.ts";
import { topicOf } from "#report/concern-words/topics.ts";
import type { Area } from "#web/i18n/catalogues.ts";
import { loadArea } from "#web/i18n/i18n.ts";

/** Whose catalogue has what is said of a concern. */
export const areaOf = ({ key }: Pick<Concern, "key">): Area => `concerns-${topicOf(key)}`;

/**
 * What has all that is said of some concerns, the facts behind them too; none needs none of it. A
 * list says besides what was looked at.
 */
export const wordsOf = (
  concerns: readonly Pick<Concern, "key" | "evidence">[],
  isList = false,
): readonly Area[] => {
  const facts = concerns.flatMap(({ evidence }) => evidence.map(({ fact }) => factAreaOf(fact)));
  const areas = [...concerns.map(areaOf), ...facts, ...(isList ? ["concern-facts" as const] : [])];
  return [...new Set(areas)].sort();
};

/** For what is not known yet: of a value just typed anything may have to be said. */
export const loadEveryTopic = (): Promise<unknown> => Promise.all(concernAreas.map(loadArea));
