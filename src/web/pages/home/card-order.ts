import type { Profile } from "#contract/account/profile.ts";
import { isPastNorms } from "#domain/cycles/norms/usual-cycle.ts";

export interface CardOrder {
  readonly first: readonly DashboardCard[];
  readonly more: readonly DashboardCard[];
}

const FIRST = ["banner", "check-in", "pcos", "symptoms"] as const;
const MORE = ["heat-map", "averages", "insight", "recovery"] as const;

export type DashboardCard = (typeof FIRST)[number] | (typeof MORE)[number];

type Woman = Pick<Profile, "age" | "goals" | "pcosDiagnosis" | "setup">;

/**
 * One next step, then the user's goals and conditions; untracked cards come last.
 * @example cardsFor(null) // the default order
 */
export function cardsFor(woman: Woman | null): CardOrder {
  if (woman === null) return { first: FIRST, more: MORE };
  const { setup, goals, age, pcosDiagnosis } = woman;
  const leads = new Set<DashboardCard>(["banner"]);
  if (pcosDiagnosis === "yes") leads.add("pcos");
  const isInChange = isPastNorms(age);
  if (setup?.conditions.endo === true || isInChange || goals.includes("symptom-relief")) {
    leads.add("symptoms");
  }
  const last = new Set<DashboardCard>();
  const tracks = setup?.tracking.selected;
  if (tracks && !tracks.includes("mood_scales")) last.add("check-in");
  if (tracks && !tracks.includes("symptoms") && !leads.has("symptoms")) last.add("symptoms");
  const rank = (card: DashboardCard) => (leads.has(card) ? 0 : 1);
  const first = FIRST.filter((card) => !last.has(card)).toSorted((a, b) => rank(a) - rank(b));
  const more = goals.includes("less-stress")
    ? MORE.toSorted((a, b) => Number(b === "insight") - Number(a === "insight"))
    : MORE;
  return { first, more: [...more, ...last] };
}
