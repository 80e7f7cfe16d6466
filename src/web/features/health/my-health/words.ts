import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { pictureNames } from "#web/words/picture.ts";
import type { CardPage } from "./view-model.ts";

export const pageNames: Record<CardPage, MessageDescriptor> = {
  ...pictureNames,
  signs: msg`Signs to watch`,
  background: msg`Your health background`,
  "hair-and-skin": msg`Hair and skin`,
  patterns: msg`Patterns`,
  ovulation: msg`Ovulation`,
  "life-stages": msg`Contraception and pregnancies`,
};

export const pageDescriptions: Record<CardPage, MessageDescriptor> = {
  calendar: msg`Each month as strings of beads. Tap a day to see it and change it.`,
  history: msg`Every cycle, one under another, as long as it was.`,
  trends: msg`Mood, sleep, energy, symptoms and measures over time.`,
  signs: msg`Tick what worries you, a test or a fever, and see what to do.`,
  background: msg`Migraine, clots, smoking and more: what changes what is safe for you.`,
  "hair-and-skin": msg`Compare with drawings and see how it changes over time.`,
  patterns: msg`What comes back with your cycle, and how sure that is.`,
  ovulation: msg`Temperature, mucus and tests, cycle by cycle.`,
  "life-stages": msg`Methods, pregnancies and breastfeeding, with their days.`,
};
