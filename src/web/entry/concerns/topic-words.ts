import type { Concern } from "#domain/concerns/concern.ts";
import { concernAreas, factAreaOf } from "#report/concern-words/areas.ts";
import { topicOf } from "#report/concern-words/topics.ts";
import type { Area } from "#web/i18n/catalogues.ts";
import { loadArea } from "#web/i18n/i18n.ts";

/** The catalogue with a concern's messages. */
export const areaOf = ({ key }: Pick<Concern, "key">): Area => `concerns-${topicOf(key)}`;

/**
 * The catalogues of some concerns and their facts; none without concerns. The list also needs the
 * names of what was checked.
 */
export const wordsOf = (
  concerns: readonly Pick<Concern, "key" | "evidence">[],
  isList = false,
): readonly Area[] => {
  const facts = concerns.flatMap(({ evidence }) => evidence.map(({ fact }) => factAreaOf(fact)));
  const areas = [...concerns.map(areaOf), ...facts, ...(isList ? ["concern-facts" as const] : [])];
  return [...new Set(areas)].sort();
};

/** For typed values, which may raise any concern. */
export const loadEveryTopic = (): Promise<unknown> => Promise.all(concernAreas.map(loadArea));
