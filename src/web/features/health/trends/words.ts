import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChartShape } from "#web/ui/charts/chart-mark.tsx";
import type { ChartTone } from "#web/ui/charts/chart-tones.ts";
import { moodCourseLabels } from "#web/words/ratings.ts";
import type { Span, TrendKey } from "./view-model.ts";

export const spanLabels: Record<Span, MessageDescriptor> = {
  "3": msg`3 months`,
  "6": msg`6 months`,
  "12": msg`1 year`,
  all: msg`All`,
};

interface TrendLook {
  readonly name: MessageDescriptor;
  readonly tone: ChartTone;
  readonly shape: ChartShape;
  readonly ticks: readonly number[];
}

const FIVE = [1, 2, 3, 4, 5];
const TEN = [0, 2, 4, 6, 8, 10];

export const trendLooks: Record<TrendKey, TrendLook> = {
  "low-mood": { name: moodCourseLabels.depression, tone: "violet", shape: "bead", ticks: FIVE },
  anxiety: { name: moodCourseLabels.anxiety, tone: "clay", shape: "diamond", ticks: FIVE },
  sleep: { name: msg`Sleep quality`, tone: "aloe", shape: "bead", ticks: TEN },
  energy: { name: msg`Energy`, tone: "gold", shape: "bead", ticks: TEN },
};
