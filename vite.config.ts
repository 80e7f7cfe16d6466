import { defineConfig } from "vite";
import { chunkNames } from "./scripts/building/chunks.ts";
import { plainContract } from "./scripts/building/plain-contract.ts";
import { webPluginsWithStyles } from "./vite.plugins.ts";

/** Catalogues are all called after their language: their files are named after their areas too. */
function wordsIn(id: string | null): string | null {
  const [, area = "app", language] = /\/locales\/(?:([\w-]+)\/)?(\w+)\.po$/.exec(id ?? "") ?? [];
  if (language === undefined) return null;
  return language === "en" ? `words-${area}` : `words-${area}-${language}`;
}

/** The browser's half. scripts/build.ts adds what the server and the prerendering need. */
export default defineConfig({
  plugins: [webPluginsWithStyles(), plainContract()],
  publicDir: "src/web/public",
  // wouter brings its own for React 17; ours has it.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  build: {
    outDir: "dist/web",
    // Small files stay files: the content security policy allows no data: in scripts or styles.
    assetsInlineLimit: 0,
    // Browsers of 2023 and later; older phones that still get updates are among them.
    target: ["chrome111", "firefox114", "safari16.4"],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: "index.html",
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${wordsIn(facadeModuleId) ?? name}-[hash].js`,
        codeSplitting: {
          // Each module lies where scripts/building/chunks.ts says, whatever it needs.
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames() }],
        },
      },
    },
  },
  server: { proxy: { "/api": `http://127.0.0.1:${process.env.PORT ?? "3000"}` } },
});
