import { basename } from "node:path";
import type { LanguageTag } from "../../src/contract/kernel/language-tag.ts";

/** The heading font of each language, by the start of its file name; see base.css. */
const faces: Readonly<Record<LanguageTag, string>> = {
  ...{ en: "fraunces-", sw: "fraunces-" },
  ...{ ha: "noto-serif-", yo: "noto-serif-" },
};

export const hasOwnFace = (language: LanguageTag): boolean => faces[language] !== faces.en;

/** The fonts a page in this language loads. */
export const typefacesIn = (files: readonly string[], language: LanguageTag): string[] =>
  files.filter((file) => file.endsWith(".woff2") && basename(file).startsWith(faces[language]));
