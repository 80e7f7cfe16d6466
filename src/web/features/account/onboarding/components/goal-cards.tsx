import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { goals } from "#contract/profile.ts";
import type { IconName } from "#web/ui/icon.tsx";

type Goal = (typeof goals)[number];

interface GoalCard {
  readonly goal: Goal;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly icon: IconName;
}

/** The goals that onboarding asks for; My Goals offers more. */
export const goalCards: readonly GoalCard[] = [
  {
    goal: "track-periods",
    title: msg`Track my periods`,
    description: msg`Know roughly when the next one comes.`,
    icon: "calendar",
  },
  {
    goal: "manage-pcos",
    title: msg`Manage PCOS`,
    description: msg`See patterns in symptoms and care.`,
    icon: "heart",
  },
  {
    goal: "fertility",
    title: msg`Understand my fertility`,
    description: msg`Watch for signs of ovulation.`,
    icon: "leaf",
  },
  {
    goal: "symptom-relief",
    title: msg`Relieve symptoms`,
    description: msg`Find out what helps, and when.`,
    icon: "sun",
  },
];
