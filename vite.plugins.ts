import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { articleSummaries } from "./scripts/building/article-summaries.ts";
import { catalogues } from "./scripts/building/catalogues.ts";
import { legalTexts } from "./scripts/building/legal-texts.ts";
import { marksInCode } from "./scripts/building/words-in-code.ts";

// What the macros need of lingui.config.ts. They would load it with a compiler whose stack traces
// end vitest's run with its module cache.
const linguiConfig = {
  runtimeConfigModule: {
    i18n: ["@lingui/core", "i18n"],
    Trans: ["@lingui/react", "Trans"],
    useLingui: ["@lingui/react", "useLingui"],
  },
  macro: { corePackage: ["@lingui/core/macro"], jsxPackage: ["@lingui/react/macro"] },
};

// The React plugin carries no Babel, so Lingui's macros get a pass of their own,
// over the files that use them only.
const linguiMacros = babel({
  presets: [
    {
      preset: () => ({ plugins: [["@lingui/babel-plugin-lingui-macro", { linguiConfig }]] }),
      rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
    },
  ],
});

/** What turns src/web into JavaScript: for the build, for development and for the tests. */
export function webPlugins(): PluginOption[] {
  return [react(), linguiMacros, catalogues(), legalTexts(), articleSummaries()];
}

/** The same as the browser gets it: with style sheets, and in a build with its words in the code. */
export function webPluginsWithStyles(): PluginOption[] {
  return [tailwindcss(), ...webPlugins(), marksInCode];
}
