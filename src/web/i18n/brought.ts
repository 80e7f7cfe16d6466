import type { Area } from "./catalogues.ts";

/** Those that several areas show. */
type Shared = Extract<Area, "words" | "lists" | "about-her" | "crisis" | "concern">;

/** What a screen of her days shows of lists; home has the first of them and does without the others. */
const ofDays = ["words", "lists", "about-her"] as const;

const brought: Partial<Record<Area, readonly Shared[]>> = {
  home: ["words"],
  questions: ["lists", "about-her"],
  cycle: ofDays,
  diary: ofDays,
  pictures: ofDays,
  symptoms: ["words"],
  concerns: ["concern"],
  saved: ["concern"],
  pregnancy: ["concern", "lists", "about-her"],
  // The numbers to call stand with what shows them first.
  health: [...ofDays, "crisis"],
  help: ["crisis"],
  skin: ["about-her"],
  account: ["about-her"],
  welcome: ["words", "about-her"],
};

/** The areas that come with one, because its screens show something of each. */
export const broughtBy = (area: Area): readonly Shared[] => brought[area] ?? [];
