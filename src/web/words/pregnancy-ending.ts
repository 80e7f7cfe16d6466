import { msg } from "@lingui/core/macro";
import type { pregnancyEndings } from "#contract/entries/life-stage.ts";
import type { Labels } from "./labels.ts";

export const endingLabels: Labels<(typeof pregnancyEndings)[number]> = {
  birth: msg`I gave birth`,
  loss: msg`I lost the pregnancy`,
  ended: msg`The pregnancy was ended`,
};
