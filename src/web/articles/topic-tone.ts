import type { ChipTone } from "#web/ui/chip.tsx";
import type { Topic } from "./article.ts";

/** The bead that stands for a topic wherever articles are listed. */
export const topicTone: Readonly<Record<Topic, ChipTone>> = {
  PCOS: "hibiscus",
  Endometriosis: "clay",
  "Cycle Health": "gold",
  Nutrition: "aloe",
  "Mental Health": "violet",
  Movement: "aloe",
  "Getting Care": "neutral",
};
