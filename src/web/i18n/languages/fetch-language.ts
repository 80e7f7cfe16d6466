import type { OtherLanguage, OtherTag } from "../catalogues.ts";

const others: Readonly<Record<OtherTag, () => Promise<OtherLanguage>>> = {
  sw: async () => (await import("./swahili.ts")).swahili,
  ha: async () => (await import("./hausa.ts")).hausa,
  yo: async () => (await import("./yoruba.ts")).yoruba,
};

/** Fetches where the words of a language lie, and how it writes days and numbers. */
export const fetchLanguage = (tag: OtherTag): Promise<OtherLanguage> => others[tag]();
