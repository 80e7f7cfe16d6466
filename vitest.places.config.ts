import { defineConfig } from "vitest/config";
import { webPlugins } from "./vite.plugins.ts";
import shared from "./vitest.config.ts";

// Not UTC, not whole hours, across the date line; one in German.
const places = [
  { TZ: "Africa/Johannesburg" },
  { TZ: "Pacific/Apia", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
  { TZ: "America/St_Johns" },
];

const { projects: _, ...settings } = shared.test ?? {};

/** The dated tests, once in each place, in a process that began there. */
export default defineConfig({
  test: {
    ...settings,
    // One process for a place loads the code once.
    maxWorkers: 1,
    projects: places.map((env) => ({
      plugins: webPlugins(),
      test: {
        ...settings,
        maxWorkers: 1,
        name: env.TZ,
        env,
        provide: { place: { timeZone: env.TZ, locale: env.LANG && "de-DE" } },
        include: ["{src,scripts}/**/*.test.{ts,tsx}"],
      },
    })),
  },
});
