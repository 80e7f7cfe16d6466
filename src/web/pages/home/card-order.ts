import type { Setup } from "#contract/setup.ts";

/** On a phone: the ring, how she is today, then what may come and what was. */
const CARDS = [
  "overview",
  "banner",
  "check-in",
  "predictions",
  "pcos",
  "heat-map",
  "insight",
  "symptoms",
  "averages",
  "recovery",
] as const;

export type DashboardCard = (typeof CARDS)[number];

/**
 * The cards in her order: without mood among what she tracks the check-in comes last of her days,
 * and her symptoms likewise; with endometriosis these come before what may come.
 * @example cardsFor(null) // as they stand
 */
export function cardsFor(setup: Setup | null): readonly DashboardCard[] {
  if (setup === null) return CARDS;
  const { conditions, tracking } = setup;
  const after = (card: DashboardCard) => CARDS.indexOf(card) + 0.5;
  const place = (card: DashboardCard) => {
    if (card === "check-in" && !tracking.selected.includes("mood_scales")) return after("averages");
    if (card === "symptoms" && conditions.endo) return after("check-in");
    if (card === "symptoms" && !tracking.selected.includes("symptoms")) return after("averages");
    return CARDS.indexOf(card);
  };
  return CARDS.toSorted((one, other) => place(one) - place(other));
}
