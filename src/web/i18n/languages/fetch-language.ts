import type { OtherLanguage, OtherTag } from "../catalogues.ts";

const others: Readonly<Record<OtherTag, () => Promise<OtherLanguage>>> = {
  sw: async () => (await import("./swahili.ts")).swahili,
  ha: async () => (await import("./hausa.ts")).hausa,
  yo: async () => (await import("./yoruba.ts")).yoruba,
};

/** Loads a language's map of catalogues and its date and number formats. */
export const fetchLanguage = (tag: OtherTag): Promise<OtherLanguage> => others[tag]();
