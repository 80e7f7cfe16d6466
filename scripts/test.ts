import { findBrowser } from "./testing/browser.ts";
import { staticChecks } from "./testing/static-checks.ts";
import { journeys, showingCheck, unitTests } from "./testing/step.ts";
import { sum, type Tally } from "./testing/tally.ts";

// Not UTC, not whole hours, across the date line: where a day computed from an instant goes wrong.
// One of them in German, so that nothing leans on the machine's own language.
const places = [
  { TZ: "Africa/Johannesburg" },
  { TZ: "Pacific/Apia", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
  { TZ: "America/St_Johns" },
];

// Where days are reckoned with; the rest of the web knows no time zone.
const datedTests = ["src/domain/", "src/contract/", "view-model", "src/web/i18n/", "clock", "day"];

const began = Date.now();
const browser = findBrowser();
const tallies: Tally[] = [
  await staticChecks(),
  await unitTests("unit tests, SQLite and PostgreSQL", [], { TZ: "UTC" }),
];
for (const place of places) {
  tallies.push(await unitTests(`days and dates in ${place.TZ}`, datedTests, place));
}
const build = await showingCheck({
  name: "build and byte budgets",
  node: ["--import", "tsx", "scripts/build.ts"],
});
tallies.push(build);
tallies.push(
  await showingCheck({ name: "power cuts", node: ["--import", "tsx", "scripts/crash.ts"] }),
);
tallies.push(
  browser ? await journeys("journeys in the browser", browser) : { passed: 0, failed: 1 },
);

const { passed, failed } = sum(tallies);
console.log(`\nAll of it took ${Math.round((Date.now() - began) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
