import { defineConfig, type Plugin } from "vite";
import { chunkNames } from "./scripts/building/chunks.ts";
import { webPluginsWithStyles } from "./vite.plugins.ts";

/** Catalogues are all called after their language: their files are named after what is asked of them too. */
function wordsIn(id: string | null): string | null {
  const [, language, of = ""] = /\/(\w+)\.po(?:[?]\w+=([\w/-]+))?$/.exec(id ?? "") ?? [];
  if (language === undefined) return null;
  return `assets/${["words", of.replace(/^.*\//, ""), language].filter(Boolean).join("-")}-[hash].js`;
}

const firstPaintInDevelopment: Plugin = {
  name: "mwezi:first-paint",
  apply: "serve",
  transformIndexHtml: (html) =>
    html.replace(
      "<!--first-paint-->",
      '<script type="module" src="/src/web/first-paint.ts"></script>',
    ),
};

/** The browser's half. scripts/build.ts adds what the server and the prerendering need. */
export default defineConfig({
  plugins: [webPluginsWithStyles(), firstPaintInDevelopment],
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
        // Those without words lose the language again: scripts/building/words-in-code.ts.
        chunkFileNames: ({ facadeModuleId, name }) =>
          wordsIn(facadeModuleId) ?? `assets/${name}-[hash].en.js`,
        codeSplitting: {
          // scripts/building/chunks.ts assigns each module; its imports stay where they are.
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames() }],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": `http://127.0.0.1:${process.env.PORT ?? "3000"}` } },
});
