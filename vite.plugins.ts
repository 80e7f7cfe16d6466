import { lingui } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { articleSummaries } from "./scripts/building/article-summaries.ts";
import { measuresKeptTogether } from "./scripts/building/kept-together.ts";
import { legalTexts } from "./scripts/building/legal-texts.ts";
import { numberedMessages } from "./scripts/building/numbered-messages.ts";

// The React plugin carries no Babel, so Lingui's macros get a pass of their own,
// over the files that use them only.
const linguiMacros = babel({
  presets: [
    {
      preset: () => ({ plugins: ["@lingui/babel-plugin-lingui-macro"] }),
      rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
    },
  ],
});

/** What turns src/web into JavaScript: for the build, for development and for the tests. */
export function webPlugins(): PluginOption[] {
  return [react(), linguiMacros, lingui(), legalTexts(), articleSummaries()];
}

/** The same as the browser gets it: with style sheets, and words that are small and break where they may. */
export function webPluginsWithStyles(): PluginOption[] {
  return [tailwindcss(), ...webPlugins(), measuresKeptTogether(), numberedMessages()];
}
