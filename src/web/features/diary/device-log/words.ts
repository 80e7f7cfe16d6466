import { msg } from "@lingui/core/macro";
import { phaseLabels } from "#web/words/cycle-phase.ts";
import type { Labels } from "#web/words/labels.ts";
import type { DayPanel, DayPhase, MoodScale } from "./view-model.ts";

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
