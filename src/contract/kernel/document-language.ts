import type { LanguageTag } from "./language-tag.ts";
import { oneOf } from "./scales.ts";

const tags = ["en", "sw", "ha", "yo"] as const satisfies readonly LanguageTag[];

/** A language that documents are written in, as a `lang` has it (BCP 47). */
export const DocumentLanguageSchema = oneOf(tags);
