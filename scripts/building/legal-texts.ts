import { basename } from "node:path";
import type { Plugin } from "vite";
import { readLegalText } from "../../src/web/features/account/legal/view-model.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

/** Parses the legal pages' Markdown at build, so that no page loads a Markdown parser. */
export function legalTexts(): Plugin {
  return {
    name: "mwezi:legal-texts",
    enforce: "pre",
    transform: {
      filter: { id: /\/legal\/(?:\w{2,3}\/)?[^/?]+\.md$/ },
      handler: (file, id) => ({
        code: `export const text = ${JSON.stringify(withNonBreakingSpaces(readLegalText(basename(id, ".md"), file)))};`,
        map: null,
        moduleType: "js",
      }),
    },
  };
}
