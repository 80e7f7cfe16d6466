import { languageTags } from "./language-tag.ts";
import { oneOf } from "./scales.ts";

/** A document language as a BCP 47 tag. */
export const DocumentLanguageSchema = oneOf(languageTags);
