import { basename } from "node:path";
import type { Plugin } from "vite";
import { readLegalText } from "../../src/web/features/account/legal/view-model.ts";

/** Turns the legal pages' Markdown into the pieces they draw, so that no page carries a Markdown reader. */
export function legalTexts(): Plugin {
  return {
    name: "mwezi:legal-texts",
    enforce: "pre",
    transform: {
      filter: { id: /\/legal\/(?:\w\w\/)?[^/?]+\.md$/ },
      handler: (file, id) => ({
        code: `export const text = ${JSON.stringify(readLegalText(basename(id, ".md"), file))};`,
        map: null,
        moduleType: "js",
      }),
    },
  };
}
