import { tagOf } from "../src/contract/kernel/language-tag.ts";
import type { Release } from "../src/web/worker/release.ts";
import {
  budgetLines,
  everyDayLine,
  landingLine,
  passed,
  tableOf,
} from "./building/budget/budget-lines.ts";
import {
  LANDING,
  landingFile,
  weighAll,
  weighEveryDay,
  weighPage,
} from "./building/budget/weigh.ts";
import type { BuildManifest } from "./building/manifest.ts";

export async function checkBudget(
  folder: string,
  manifest: BuildManifest,
  release: Release,
): Promise<void> {
  const weighed = {
    landing: await weighPage(folder, LANDING),
    signIn: await weighPage(folder, "login.html"),
    scripts: await weighAll(folder, Object.keys(manifest.scripts)),
  };
  const translated = Object.values(tagOf).filter((language) => language !== "en");
  const landings = translated.map(async (language) =>
    landingLine(language, await weighPage(folder, landingFile(language), language)),
  );
  const lines = [
    ...(await Promise.all(landings)),
    ...budgetLines(manifest, weighed),
    everyDayLine(await weighEveryDay(folder, release)),
  ];
  console.log(`\n${tableOf(weighed.landing, lines)}`);
  if (passed(lines)) return;
  console.error("\nA page passed its budget: make it lighter, or the promise is broken.");
  process.exitCode = 1;
}
