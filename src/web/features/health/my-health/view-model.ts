export const healthTabs = ["folder", "resources", "goals"] as const;
export type HealthTab = (typeof healthTabs)[number];

/** The tab an address asks for; the Health Folder unless it is another one. */
export function tabIn(text: string | null): HealthTab {
  return healthTabs.find((tab) => tab === text) ?? "folder";
}

/** The pages that show her days as pictures, in the order they are offered. */
export const pictures = ["calendar", "history", "trends"] as const;
export type Picture = (typeof pictures)[number];

/** The pages about her body and its patterns, in the order they are offered. */
const bodyPages = [
  "signs",
  "background",
  "hair-and-skin",
  "patterns",
  "ovulation",
  "life-stages",
] as const;

/** A page that is offered as a card. */
export type CardPage = Picture | (typeof bodyPages)[number];

export const hrefOf: Record<CardPage, string> = {
  calendar: "/calendar",
  history: "/history",
  trends: "/trends",
  signs: "/signs",
  background: "/my-health/background",
  "hair-and-skin": "/my-health/hair-and-skin",
  patterns: "/patterns",
  ovulation: "/ovulation",
  "life-stages": "/settings#life-stages",
};

/** The pages she is offered: nothing about ovulation where she hides fertility. */
export function bodyPagesFor(hidesFertility: boolean): readonly CardPage[] {
  return bodyPages.filter((page) => !(hidesFertility && page === "ovulation"));
}
