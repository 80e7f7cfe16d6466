import { readdir } from "node:fs/promises";
import { join } from "node:path";
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
    pdfReader: await weighAll(folder, await pdfReader(folder)),
  });
  console.log(`\n${tableOf(landing, lines)}`);
  if (passed(lines)) return;
  console.error("\nA page exceeds its budget: make it lighter.");
  process.exitCode = 1;
}

/** Runs before the copies of earlier releases are added. */
async function pdfReader(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, "assets"));
  const found = files.filter((name) => /^pdf-worker-.*\.js$/.test(name));
  if (found.length === 0) throw new Error("The build has no reader of PDFs.");
  return found.map((name) => join("assets", name));
}
