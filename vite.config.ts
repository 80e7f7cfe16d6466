import { defineConfig } from "vite";
import { webPluginsWithStyles } from "./vite.plugins.ts";
import { dayLists } from "./word-areas.ts";

const isDayList = (id: string) => dayLists.some((file) => id.endsWith(`/web/${file}`));

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** Whether a file cannot run without a module. */
function needs(file: string, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith(file)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => needs(file, importer, modules, seen));
}

const isOnHome = (id: string, modules: Modules) =>
  needs("/src/web/pages/home-page.tsx", id, modules);

const IN_THE_BACKGROUND = new RegExp(
  `/(${[
    ...["bleeding-in-pregnancy", "conflict-choice", "crisis-dialog", "how-sure-dialog"],
    ...["load-answers", "long-wait-note", "notices", "period-panel", "recovery-reminder"],
    ...["save-for-later", "saved-concerns", "toast-card"],
    ...["day-log-dialog", "health-log-dialog", "logout", "onboarding-page", "setup-page"],
  ].join("|")})-`,
);

const FOR_EVERY_READER = new RegExp(
  `/src/web/readers/(?:${[
    ...["date-order", "diary", "file-history", "json", "kept-notes", "meanings"],
    ...["plain-csv", "quantities", "unplaced"],
  ].join("|")})\\.ts$`,
);

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
    modulePreload: {
      polyfill: false,
      // Nobody waits for these: the first screen need not know the names of what they need.
      resolveDependencies: (file, needed) => (IN_THE_BACKGROUND.test(file) ? [] : needed),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: "index.html",
      checks: { pluginTimings: false },
      output: {
        // One file: a dozen of 200 bytes would each cost a request, and a name on the first screen.
        codeSplitting: {
          groups: [
            { name: "day-lists", test: isDayList },
            { name: "links", test: /\/src\/web\/ui\/(?:button|text)-link\.tsx$/ },
            // Else it comes in small pieces, each with its own list of names.
            { name: "query", test: /@tanstack/ },
            // Else every reader of a file would bring the page that reads with it.
            { name: "diary", test: FOR_EVERY_READER, includeDependenciesRecursively: false },
            // What every form checks its days by: visitors do not wait for the science of cycles.
            { name: "day", test: /\/src\/domain\/calendar-day\.ts$/ },
            {
              name: (id: string, modules: Modules) => (isOnHome(id, modules) ? "cycle" : null),
              test: /\/src\/domain\//,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": `http://127.0.0.1:${process.env.PORT ?? "3000"}` } },
});
