import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Release } from "../src/web/worker/release.ts";
import { budgetLines, everyDayLine, type Item, passed, tableOf } from "./building/budget-lines.ts";
import { linkedFrom } from "./building/linked-from.ts";
import type { BuildManifest } from "./building/manifest.ts";

/** Prints what each page weighs, and fails the build when a page passes its budget. */
export async function checkBudget(
  folder: string,
  manifest: BuildManifest,
  release: Release,
): Promise<void> {
  const page = await readFile(join(folder, "index.html"), "utf8");
  const items = await weighAll(folder, ["index.html", ...linkedFrom(page)]);
  const everyDay = release.first.map((file) => (file === "/" ? "index.html" : file.slice(1)));
  const lines = [
    ...budgetLines(manifest, items, await weighAll(folder, Object.keys(manifest.scripts))),
    everyDayLine(await weighAll(folder, everyDay)),
  ];
  console.log(`\n${tableOf(items, lines)}`);
  if (passed(lines)) return;
  console.error("\nA page passed its budget: make it lighter, or the promise is broken.");
  process.exitCode = 1;
}

/** In bytes as they travel: gzip where there is one, the file itself where it is packed already. */
async function weighAll(folder: string, files: readonly string[]): Promise<Item[]> {
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const transfer = existsSync(`${path}.gz`) ? `${path}.gz` : path;
      return { file, bytes: (await readFile(transfer)).length };
    }),
  );
}
