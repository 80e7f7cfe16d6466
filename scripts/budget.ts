import { languageTags } from "../src/contract/kernel/language-tag.ts";
import type { Release } from "../src/web/worker/release.ts";
import { budgetLines, passed, tableOf } from "./building/budget/budget-lines.ts";
import { landingFile, weighAll, weighEveryDay, weighPage } from "./building/budget/weigh.ts";
import type { BuildManifest } from "./building/manifest.ts";

/** Prints the weight of each page and fails the build if a page exceeds its budget. */
export async function checkBudget(
  folder: string,
  manifest: BuildManifest,
  release: Release,
): Promise<void> {
  const landings = languageTags.map(
    async (tag) => [tag, await weighPage(folder, landingFile(tag), tag)] as const,
  );
  const { en: landing = [], ...translated } = Object.fromEntries(await Promise.all(landings));
  const lines = budgetLines(manifest, {
    ...{ landing, translated },
    signIn: await weighPage(folder, "login.html"),
    everyDay: await weighEveryDay(folder, release),
    scripts: await weighAll(folder, Object.keys(manifest.scripts)),
  });
  console.log(`\n${tableOf(landing, lines)}`);
  if (passed(lines)) return;
  console.error("\nA page exceeds its budget: make it lighter.");
  process.exitCode = 1;
}
