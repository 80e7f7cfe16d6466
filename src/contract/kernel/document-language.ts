import { languageTags } from "./language-tag.ts";
import { oneOf } from "./scales.ts";

export const DocumentLanguageSchema = oneOf(languageTags);
