/** Languages with partial draft translations, as `lang` tags. */
export const draftTags = ["zu", "xh", "af"] as const;

export type DraftTag = (typeof draftTags)[number];
