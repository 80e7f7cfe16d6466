import type { CycleFacts } from "./cycle-facts.ts";
import type { LengthBelief, WeighedBelief } from "./length-model.ts";

/**
 * Women whose cycles keep near a month. Mean 29.3 days, spread of one woman's cycles 2.8 days and
 * between women 2.7 days (so a woman's first centre rests on about one cycle's evidence): measured
 * on the cycles of Fehring et al., "Variability in the phases of the menstrual cycle", JOGNN
 * 2006;35:376–384, Marquette University. Bull et al. (npj Digit Med 2019;2:83) find the same mean.
 */
const MONTHLY: LengthBelief = {
  centre: 29.3,
  centreEvidence: 1,
  spread: 2.8,
  spreadEvidence: 5,
};

/**
 * Women whose cycles are long and uneven. No public data on the cycle lengths of women with PCOS
 * exist: this centre and spread are a design judgement, unproven, made wide on purpose.
 */
const LONG_AND_UNEVEN: LengthBelief = {
  centre: 45,
  centreEvidence: 1.5,
  spread: 12.8,
  spreadEvidence: 5,
};

/** Evidence, in cycles, that her own statement of a regular length counts for. A judgement. */
const STATED_LENGTH_EVIDENCE = 2;

/**
 * Share of women with long or uneven cycles: 79% of women with PCOS have rare periods
 * (PMC10244367); 8.4% of women without PCOS never had regular cycles (Apple Women's Health Study).
 * The shares for "irregular" and "not sure" lie between these by judgement.
 */
const LONG_SHARE = { pcos: 0.79, irregular: 0.5, unsure: 0.2, otherwise: 0.084 } as const;

function longShare({ pcos, regularity }: CycleFacts): number {
  if (pcos === "yes") return LONG_SHARE.pcos;
  if (regularity === "irregular") return LONG_SHARE.irregular;
  if (pcos === "unsure" || regularity === "not_sure") return LONG_SHARE.unsure;
  return LONG_SHARE.otherwise;
}

/**
 * What may be believed of her cycle lengths before she has logged any, from what she said.
 * @example beliefsBeforeLogging(facts)
 */
export function beliefsBeforeLogging(facts: CycleFacts): WeighedBelief[] {
  const share = longShare(facts);
  const stated = facts.regularity === "regular" ? facts.statedLength : null;
  const monthly =
    stated === null
      ? MONTHLY
      : { ...MONTHLY, centre: stated, centreEvidence: STATED_LENGTH_EVIDENCE };
  return [
    { trust: 1 - share, belief: monthly },
    { trust: share, belief: LONG_AND_UNEVEN },
  ];
}
