import { msg } from "@lingui/core/macro";
import type { goals } from "#contract/account/profile.ts";
import type { Labels } from "./labels.ts";

type Goal = (typeof goals)[number];

export const goalLabels: Labels<Goal> = {
  "track-periods": msg`Track my periods`,
  "manage-pcos": msg`Manage PCOS`,
  fertility: msg`Understand my fertility`,
  "symptom-relief": msg`Relieve symptoms`,
  "balanced-energy": msg`Balanced energy`,
  "better-sleep": msg`Better sleep`,
  "less-stress": msg`Less stress`,
  "move-more": msg`Move more`,
  "eat-well": msg`Eat well`,
  "doctor-visit": msg`Prepare for a doctor's visit`,
};

export const goalDescriptions: Labels<Goal> = {
  "track-periods": msg`Know roughly when the next one comes.`,
  "manage-pcos": msg`See patterns in symptoms and care.`,
  fertility: msg`Watch for signs of ovulation.`,
  "symptom-relief": msg`Find out what helps, and when.`,
  "balanced-energy": msg`See what your good days have in common.`,
  "better-sleep": msg`Notice what your nights depend on.`,
  "less-stress": msg`See what weighs on you, and make it lighter.`,
  "move-more": msg`In ways you like, on days that suit you.`,
  "eat-well": msg`With food you know and can get.`,
  "doctor-visit": msg`Go with your log and your questions.`,
};
