import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Goal } from "./view-model.ts";

interface GoalEntry {
  readonly goal: Goal;
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** Every goal she can choose, in the order they are offered. */
export const goalCatalogue: readonly GoalEntry[] = [
  {
    goal: "track-periods",
    label: msg`Track my periods`,
    description: msg`Know roughly when the next one comes.`,
  },
  {
    goal: "manage-pcos",
    label: msg`Manage PCOS`,
    description: msg`See patterns in symptoms and care.`,
  },
  {
    goal: "fertility",
    label: msg`Understand my fertility`,
    description: msg`Watch for signs of ovulation.`,
  },
  {
    goal: "symptom-relief",
    label: msg`Relieve symptoms`,
    description: msg`Find out what helps, and when.`,
  },
  {
    goal: "balanced-energy",
    label: msg`Balanced energy`,
    description: msg`See what your good days have in common.`,
  },
  {
    goal: "better-sleep",
    label: msg`Better sleep`,
    description: msg`Notice what your nights depend on.`,
  },
  {
    goal: "less-stress",
    label: msg`Less stress`,
    description: msg`Name what weighs on you, and lighten it.`,
  },
  {
    goal: "move-more",
    label: msg`Move more`,
    description: msg`In ways you like, on the days that suit.`,
  },
  {
    goal: "eat-well",
    label: msg`Eat well`,
    description: msg`With food that you know and can get.`,
  },
  {
    goal: "doctor-visit",
    label: msg`Prepare for a doctor's visit`,
    description: msg`Go with your notes and your questions.`,
  },
];
