import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Topic } from "./article.ts";

/** A topic in the reader's language. */
export const topicLabel: Readonly<Record<Topic, MessageDescriptor>> = {
  PCOS: msg`PCOS`,
  Endometriosis: msg`Endometriosis`,
  "Cycle Health": msg`Cycle Health`,
  Nutrition: msg`Nutrition`,
  "Mental Health": msg`Mental Health`,
  Movement: msg`Movement`,
  "Getting Care": msg`Getting Care`,
};
