import type { Area } from "./catalogues.ts";

/** Areas shared by several others. */
type Shared = Extract<Area, "words" | "lists" | "about-her" | "crisis" | "concern">;

/** The list messages of daily screens. */
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
  // Emergency numbers are in the first area that shows them.
  health: [...ofDays, "crisis"],
  help: ["crisis"],
  skin: ["about-her"],
  account: ["about-her"],
  welcome: ["words", "about-her"],
};

/** The shared areas that are loaded with an area. */
export const broughtBy = (area: Area): readonly Shared[] => brought[area] ?? [];
