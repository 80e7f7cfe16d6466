import type { LanguageTag } from "./language-tag.ts";
import { oneOf } from "./scales.ts";

const tags = ["en", "sw", "ha", "yo"] as const satisfies readonly LanguageTag[];

/** A document language as a BCP 47 tag. */
export const DocumentLanguageSchema = oneOf(tags);
