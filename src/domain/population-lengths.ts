import type { CycleFacts } from "./cycle-facts.ts";
import type { LengthBelief, WeighedBelief } from "./length-model.ts";

/**
 * Women whose cycles keep near a month. One woman's cycles differ by 2.8 days (standard deviation),
 * women's averages by 2.7: measured on the cycles of Fehring et al. (JOGNN 2006;35:376, Marquette
 * University). So her typical length rests on 2.8²/2.7² ≈ 1 cycle's evidence, and the scale 2.17 is
 * that of a Student t with 5 degrees of freedom whose standard deviation is 2.8. The centre is the
 * commonest length (16% of women: Grieger and Norman, J Med Internet Res 2020;22:e17109), which is
 * also the product's "Day X of 28"; means lie higher, near 29.3, for the right tail is the longer
 * (Bull et al., npj Digit Med 2019;2:83).
 */
const MONTHLY: LengthBelief = {
  centre: 28,
  centreEvidence: 1,
  spread: 2.17,
  spreadEvidence: 5,
};

/**
 * Women whose cycles are long and uneven. No public data on the cycle lengths of women with PCOS
 * exist: these figures are a design judgement, unproven. They are wide on purpose and rest on
 * little evidence, so that her own first cycles outweigh them.
 */
const LONG_AND_UNEVEN: LengthBelief = {
  centre: 45,
  centreEvidence: 0.3,
  spread: 7,
  spreadEvidence: 4,
};

/**
 * Cycles' worth of evidence in the length she states. Women who call themselves regular are right
 * on average (29.0 stated, 29.1 found: Creinin et al., Contraception 2004;70:289), one by one only
 * moderately (kappa 0.45: Jukic et al., Am J Epidemiol 2008;167:25): somewhat more than one cycle, by judgement.
 */
const STATED_LENGTH_EVIDENCE = 1.5;

/**
 * How probable long and uneven cycles are before any is logged.
 * - With PCOS: 79% have rare periods (PMC10244367), taken when she calls her cycles irregular too;
 *   49.0% never had regular cycles or only after hormones, 24.0% never (Apple Women's Health Study,
 *   update of March 2022), the latter taken when she calls them regular all the same.
 * - Irregular without PCOS: 44% of women who say so are so by their records (Weller and Weller,
 *   J Psychosom Obstet Gynaecol 1998;19:111).
 * - Not sure: 21.7% of women without PCOS never had regular cycles or only after hormones; nothing
 *   said: 8.4% never (Apple Women's Health Study). Regular: a third of that, by judgement.
 */
const LONG_SHARE = {
  withPcos: { irregular: 0.79, not_sure: 0.49, regular: 0.24 },
  withoutPcos: { irregular: 0.44, not_sure: 0.217, regular: 0.03 },
  nothingSaid: 0.084,
} as const;

function longShare({ pcos, regularity }: CycleFacts): number {
  if (pcos === "yes") return LONG_SHARE.withPcos[regularity ?? "not_sure"];
  if (regularity !== null) return LONG_SHARE.withoutPcos[regularity];
  return pcos === "unsure" ? LONG_SHARE.withoutPcos.not_sure : LONG_SHARE.nothingSaid;
}

/**
 * What may be believed of her cycle lengths before she has logged any, from what she said when she
 * set up the app. The length she states (days) counts when she calls her cycles regular.
 * @example beliefsBeforeLogging(facts) // [{ trust: 0.97, … near a month }, { trust: 0.03, … long }]
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
