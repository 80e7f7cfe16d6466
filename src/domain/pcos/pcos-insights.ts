import { type Evidence, GOOD_SENSE, PCOS_GUIDELINE } from "../basics/evidence.ts";
import { type PcosDay, recentPcosDays } from "../day/pcos-day.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { type PcosFinding, type PcosFindingKey, pcosFindings } from "./pcos-findings.ts";

export type PcosTipKey =
  | "steady-sleep-hours"
  | "no-banned-foods"
  | "quiet-minutes"
  | "beans-and-leaves"
  | "ask-about-skin"
  | "ask-about-hair"
  | "move-your-way";

export interface PcosTip {
  readonly key: PcosTipKey;
  readonly because: PcosFindingKey;
}

export interface PcosInsights {
  readonly highlights: readonly PcosFinding[];
  readonly tips: readonly PcosTip[];
}

const MOST_SHOWN = 3;

const TIP_FOR: Readonly<Record<PcosFindingKey, PcosTipKey>> = {
  "short-sleep-and-mood": "steady-sleep-hours",
  "sugar-and-acne": "no-banned-foods",
  "stress-and-bloating": "quiet-minutes",
  "crash-after-meals": "beans-and-leaves",
  "poor-sleep-quality": "steady-sleep-hours",
  "chin-or-jawline-acne": "ask-about-skin",
  "hair-growth": "ask-about-hair",
  "weight-gain": "move-your-way",
};

/**
 * The evidence behind each tip. No tip promises that a food or habit cures a symptom: the guideline
 * finds no diet or exercise better than another, and legumes were only studied for blood sugar.
 */
export const pcosTipEvidence: Readonly<Record<PcosTipKey, Evidence>> = {
  "steady-sleep-hours": GOOD_SENSE,
  "no-banned-foods": { grade: "A", source: PCOS_GUIDELINE },
  "quiet-minutes": GOOD_SENSE,
  "beans-and-leaves": {
    grade: "B",
    source:
      "Mbhenyane et al., S Afr J Clin Nutr: blood sugar after traditional foods of Limpopo, in few people",
  },
  "ask-about-skin": GOOD_SENSE,
  "ask-about-hair": { grade: "A", source: PCOS_GUIDELINE },
  "move-your-way": { grade: "A", source: PCOS_GUIDELINE },
};

/**
 * Returns up to 3 findings of the last 30 days and a tip for each, without duplicates. Logs may
 * come in any order. Co-occurrence is never presented as a cause.
 * @example pcosInsights([{ date: today, hair_growth: 8 }], today).tips // [{ key: "ask-about-hair", because: "hair-growth" }]
 */
export function pcosInsights(logs: readonly PcosDay[], today: CalendarDay): PcosInsights {
  const highlights = pcosFindings(recentPcosDays(logs, today), today).slice(0, MOST_SHOWN);
  const tips = highlights
    .map(({ key }) => ({ key: TIP_FOR[key], because: key }))
    .filter((tip, index, all) => all.findIndex(({ key }) => key === tip.key) === index);
  return { highlights, tips };
}
