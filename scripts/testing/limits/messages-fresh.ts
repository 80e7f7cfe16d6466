import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Lingui has no check mode, so this extracts into a copy; the build may be reading the originals.
const FOLDER = "src/web/i18n/locales";
const copy = mkdtempSync(join(tmpdir(), "mwezi-messages-"));
try {
  cpSync(FOLDER, copy, { recursive: true });
  execFileSync(
    process.execPath,
    // Each worker would load Babel again, which takes longer than its share of the files.
    [
      "--max-semi-space-size=64",
      "node_modules/@lingui/cli/dist/lingui.js",
      "extract",
      "--clean",
      "--overwrite",
      "--workers",
      "1",
    ],
    {
      stdio: "pipe",
      env: { ...process.env, MWEZI_LOCALES: copy },
    },
  );
  const stale = cataloguesIn(copy).filter((name) => textOf(FOLDER, name) !== textOf(copy, name));
  for (const name of stale) {
    console.error(`${FOLDER}/${name} is stale: run \`npm run messages\` and commit it.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function cataloguesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".po"));
}

function textOf(folder: string, name: string): string | undefined {
  if (!cataloguesIn(folder).includes(name)) return undefined;
  const text = readFileSync(join(folder, name), "utf8");
  return text.replace(/^"POT-Creation-Date:.*$/m, "");
}
