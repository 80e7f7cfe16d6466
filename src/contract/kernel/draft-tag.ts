/** The languages that only some screens have, as a draft, by the `lang` of a page. */
export const draftTags = ["zu", "xh", "af"] as const;

export type DraftTag = (typeof draftTags)[number];
