import type { Concern } from "#domain/concerns/concern.ts";
import { concernTopics, topicOf } from "#report/concern-words/topics.ts";
import type { Area } from "#web/i18n/catalogues.ts";
import { loadArea } from "#web/i18n/i18n.ts";

/** Whose catalogue has what is said of a concern. */
export const areaOf = ({ key }: Pick<Concern, "key">): Area => `concerns-${topicOf(key)}`;

/** For what is not known yet: of a value just typed anything may have to be said. */
export const loadEveryTopic = (): Promise<unknown> =>
  Promise.all(concernTopics.map((topic) => loadArea(`concerns-${topic}`)));
