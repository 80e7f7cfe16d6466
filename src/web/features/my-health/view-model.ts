export const healthTabs = ["folder", "resources", "goals"] as const;
export type HealthTab = (typeof healthTabs)[number];

/** The tab an address asks for; the Health Folder unless it is another one. */
export function tabIn(text: string | null): HealthTab {
  return healthTabs.find((tab) => tab === text) ?? "folder";
}

/** The pages that show her days as pictures, in the order they are offered. */
export const pictures = ["calendar", "history", "trends"] as const;
export type Picture = (typeof pictures)[number];

export const pictureHref: Record<Picture, string> = {
  calendar: "/calendar",
  history: "/history",
  trends: "/trends",
};
