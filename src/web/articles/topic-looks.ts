import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChipTone } from "#web/ui/chip.tsx";
import type { Topic } from "./article.ts";

interface TopicLook {
  readonly label: MessageDescriptor;
  readonly tone: ChipTone;
}

export const topicLooks: Readonly<Record<Topic, TopicLook>> = {
  PCOS: { label: msg`PCOS`, tone: "hibiscus" },
  Endometriosis: { label: msg`Endometriosis`, tone: "clay" },
  "Cycle Health": { label: msg`Cycle Health`, tone: "gold" },
  Nutrition: { label: msg`Nutrition`, tone: "aloe" },
  "Mental Health": { label: msg`Mental Health`, tone: "violet" },
  Movement: { label: msg`Movement`, tone: "aloe" },
  "Getting Care": { label: msg`Getting Care`, tone: "neutral" },
};
