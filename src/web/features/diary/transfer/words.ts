import { msg } from "@lingui/core/macro";
import type { Labels } from "#web/words/labels.ts";
import type { LeftPart } from "./view-model.ts";

export const leftWords: Labels<LeftPart> = {
  phase: msg`Where you are in your cycle: your record gets this from your periods.`,
  symptoms: msg`Symptoms: your record asks how severe each one was. You can add them under Log Health Data.`,
  mood: msg`A mood: your record has a different one for that day.`,
  note: msg`The note: your record has another one for that day.`,
  order: msg`An answer that would change what your record shows for that day.`,
};
