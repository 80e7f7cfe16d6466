import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { phaseLabels } from "#web/words/cycle-phase.ts";
import type { DayPanel, DayPhase, MoodScale } from "./view-model.ts";

type Labels<Value extends string> = Record<Value, MessageDescriptor>;

export const panelLabels: Labels<DayPanel> = {
  cycle: msg`Cycle & Flow`,
  symptoms: msg`Symptoms`,
  mood: msg`Mood & Stress`,
  notes: msg`Notes`,
};

export const dayPhaseLabels: Labels<DayPhase> = {
  period: msg`Period`,
  follicular: phaseLabels.follicular,
  ovulation: msg`Ovulation`,
  luteal: phaseLabels.luteal,
};

export const moodLabels: Labels<MoodScale> = {
  pmdd: msg`Low mood (PMDD)`,
  anxiety: msg`Anxiety`,
  acuteStress: msg`Stress`,
};

/** A step of a mood scale in words: "4 of 5, a lot". */
export function moodWords(value: number): MessageDescriptor {
  const words = [
    msg`1 of 5, hardly any`,
    msg`2 of 5, a little`,
    msg`3 of 5, some`,
    msg`4 of 5, a lot`,
    msg`5 of 5, very much`,
  ];
  return words[value - 1] ?? msg`Not answered`;
}
