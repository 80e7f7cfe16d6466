import type { Concern } from "#domain/concerns/engine/concern.ts";
import { concernAreas, factAreaOf } from "#report/concern-words/areas.ts";
import { topicOf } from "#report/concern-words/topics.ts";
import { loadTable, type Table } from "#web/i18n/i18n.ts";

export const areaOf = ({ key }: Pick<Concern, "key">): Table => `concerns-${topicOf(key)}`;

/** The tables of some concerns. The list also needs the names of what was checked. */
export const wordsOf = (
  concerns: readonly Pick<Concern, "key" | "evidence">[],
  isList = false,
): readonly Table[] => {
  const facts = concerns.flatMap(({ evidence }) => evidence.map(({ fact }) => factAreaOf(fact)));
  const tables = [...concerns.map(areaOf), ...facts, ...(isList ? ["concern-facts" as const] : [])];
  return [...new Set(tables)].sort();
};

/** Needed for typed values, which may raise any concern. */
export const loadEveryTopic = (): Promise<unknown> =>
  Promise.all(concernAreas.map((table) => loadTable(table)));
