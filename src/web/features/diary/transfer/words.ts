import { msg } from "@lingui/core/macro";
import type { Labels } from "#web/words/labels.ts";
import type { LeftPart } from "./view-model.ts";

export const leftWords: Labels<LeftPart> = {
  phase: msg`Where you are in your cycle: your record works that out from your periods.`,
  symptoms: msg`Symptoms: your record asks how strong each one was. You can add them under Log Health Data.`,
  mood: msg`A mood: your record says something else for that day.`,
  note: msg`The note: your record has another one for that day.`,
  order: msg`An answer that would change what your record shows for that day.`,
};
