import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Phase } from "#domain/cycle-phase.ts";
import type { ChartShape } from "#web/ui/chart-mark.tsx";
import type { ChartTone } from "#web/ui/chart-tones.ts";
import type { Span, TrendKey } from "../view-model.ts";

export const spanLabels: Record<Span, MessageDescriptor> = {
  "3": msg`3 months`,
  "6": msg`6 months`,
  "12": msg`1 year`,
  all: msg`All`,
};

export const phaseLabels: Record<Phase, MessageDescriptor> = {
  menstrual: msg`Menstrual`,
  follicular: msg`Follicular`,
  ovulatory: msg`Ovulatory`,
  luteal: msg`Luteal`,
};

/** The same beads that name the phases everywhere. */
export const phaseTones: Record<Phase, ChartTone> = {
  menstrual: "hibiscus",
  follicular: "aloe",
  ovulatory: "gold",
  luteal: "violet",
};

interface TrendLook {
  readonly name: MessageDescriptor;
  readonly tone: ChartTone;
  readonly shape: ChartShape;
  /** All steps of the scale that the values are on. */
  readonly ticks: readonly number[];
}

const FIVE = [1, 2, 3, 4, 5];
const TEN = [0, 2, 4, 6, 8, 10];

export const trendLooks: Record<TrendKey, TrendLook> = {
  "low-mood": { name: msg`Low mood`, tone: "violet", shape: "bead", ticks: FIVE },
  anxiety: { name: msg`Anxiety`, tone: "clay", shape: "diamond", ticks: FIVE },
  sleep: { name: msg`Sleep quality`, tone: "aloe", shape: "bead", ticks: TEN },
  "sleep-note": { name: msg`Sleep quality`, tone: "aloe", shape: "bead", ticks: [1, 2, 3, 4] },
  energy: { name: msg`Energy`, tone: "gold", shape: "bead", ticks: TEN },
};
