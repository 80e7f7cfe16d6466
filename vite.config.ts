import { defineConfig } from "vite";
import { webPluginsWithStyles } from "./vite.plugins.ts";
import { dayLists } from "./word-areas.ts";

const isDayList = (id: string) => dayLists.some((file) => id.endsWith(`/web/${file}`));

/** The browser's half. scripts/build.ts adds what the server and the prerendering need. */
export default defineConfig({
  plugins: [webPluginsWithStyles()],
  publicDir: "src/web/public",
  build: {
    outDir: "dist/web",
    manifest: true,
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
        // One file: a dozen of 200 bytes would each cost a request, and a name on the first screen.
        codeSplitting: {
          groups: [
            { name: "day-lists", test: isDayList },
            // Else it comes in small pieces, each with its own list of names.
            { name: "query", test: /@tanstack/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": `http://127.0.0.1:${process.env.PORT ?? "3000"}` } },
});
