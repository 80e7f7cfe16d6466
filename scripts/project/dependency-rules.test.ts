import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

const root = process.cwd();
const rules: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  join(root, ".dependency-cruiser.cjs"),
);

const roomOf = (rule: string) => /^domain-(.+)-imports-earlier-rooms$/.exec(rule)?.[1];

/** In each room of the science but the last, a file that imports the last. */
const roomOffences = Object.fromEntries(
  rules.forbidden.flatMap(({ name }) => {
    const room = roomOf(name);
    const offence = [`src/domain/${room}/early.ts`, 'import "#domain/care/engine.ts";'] as const;
    return room === undefined ? [] : [[name, offence] as const];
  }),
);

const offences: Record<string, readonly [file: string, text: string]> = {
  "no-cycles": ["src/server/round.ts", 'import "./trip.ts";'],
  "no-unresolved": ["src/server/lost.ts", 'import "./nowhere.ts";'],
  "domain-is-pure": ["src/domain/impure.ts", 'import "zod/mini";'],
  "contract-needs-only-domain-and-zod": ["src/contract/heavy.ts", 'import "fastify";'],
  "report-is-pure": ["src/report/stored.ts", 'import "#server/secret.ts";'],
  "server-not-web": ["src/server/page.ts", 'import "#web/ui/button.ts";'],
  "web-not-server": ["src/web/api/shortcut.ts", 'import "#server/secret.ts";'],
  "web-not-node": ["src/web/api/disk.ts", 'import "node:fs";'],
  "web-areas-are-islands": [
    "src/web/features/diary/moods/view-model.ts",
    'import "#web/features/cycle/overview/api.ts";',
  ],
  "web-pages-not-app": ["src/web/pages/home.ts", 'import "#web/app/gate/gate.ts";'],
  "web-api-draws-nothing": ["src/web/api/drawn.ts", 'import "#web/ui/button.ts";'],
  "web-ui-knows-no-domain": ["src/web/ui/ring.ts", 'import "#domain/day.ts";'],
  "web-entry-knows-no-feature": [
    "src/web/entry/form.ts",
    'import "#web/features/cycle/overview/api.ts";',
  ],
  "web-beads-only-draw": ["src/web/beads/string.ts", 'import "#web/api/call.ts";'],
  "web-readers-are-pure": ["src/web/readers/heavy.ts", 'import "#web/api/call.ts";'],
  "web-words-know-the-contract-only": ["src/web/words/tone.ts", 'import "#web/ui/button.ts";'],
  "only-stores-touch-the-database": ["src/server/features/cycles/rules.ts", 'import "kysely";'],
  "only-the-vault-sees-a-cipher": ["src/server/features/cycles/routes.ts", 'import "node:crypto";'],
  "only-the-journal-writes-pages": [
    "src/server/features/cycles/pages.ts",
    'import "#server/storage/pages/store.ts";',
  ],
  "server-storage-knows-no-request": [
    "src/server/storage/reply.ts",
    'import "#server/http/route.ts";',
  ],
  "server-documents-know-no-request": [
    "src/server/documents/reply.ts",
    'import "#server/http/route.ts";',
  ],
  "server-floors-know-no-feature": [
    "src/server/jobs/visit.ts",
    'import "#server/features/cycles/store.ts";',
  ],
  "server-features-are-islands": [
    "src/server/features/profile/rules.ts",
    'import "../cycles/store.ts";',
  ],
  "server-starts-light": ["src/server/storage/vault/heavy.ts", 'import "web-push";'],
  "source-not-tests": ["src/server/borrow.ts", 'import "./secret.test.ts";'],
  ...roomOffences,
};

/** The files that the offenders import, and some that follow every rule. */
const lawful: Record<string, string> = {
  "src/domain/day.ts": "export const day = 1;",
  "src/domain/days/first.ts": "export const first = 1;",
  "src/domain/care/engine.ts": 'import "#domain/days/first.ts";',
  "src/contract/days.ts": 'import "#domain/day.ts"; import "zod/mini";',
  "src/report/lines.ts": 'import "#contract/days.ts"; import "#domain/day.ts";',
  "src/server/secret.ts": 'import "#contract/days.ts";',
  "src/server/secret.test.ts": 'import "./secret.ts"; import "node:crypto";',
  "src/server/trip.ts": "export const trip = 1;",
  "src/server/storage/vault/seal.ts": 'import "node:crypto";',
  "src/server/storage/pages/store.ts": 'import "kysely";',
  "src/server/storage/db/connect.ts": 'import "kysely"; import("pg");',
  "src/server/http/route.ts": 'import "#contract/days.ts"; import "#server/storage/db/connect.ts";',
  "src/server/features/cycles/store.ts": 'import "kysely"; import "#server/storage/db/connect.ts";',
  "src/web/ui/button.ts": "export const button = 1;",
  "src/web/entry/saving/use-save.ts": 'import "#web/api/call.ts"; import "#contract/days.ts";',
  "src/web/beads/bead.ts": 'import "#domain/day.ts"; import "#web/ui/button.ts";',
  "src/web/words/day.ts": 'import "#contract/days.ts"; import "@lingui/core/macro";',
  "src/web/api/call.ts": 'import "#contract/days.ts";',
  "src/web/entry/draft.ts": 'import "#web/api/call.ts"; import "#web/ui/button.ts";',
  "src/web/features/cycle/overview/api.ts":
    'import "#web/api/call.ts"; import "#web/entry/draft.ts";',
  "src/web/features/cycle/calendar/api.ts": 'import "../overview/api.ts";',
  "src/web/pages/track.ts": 'import "#web/features/cycle/calendar/api.ts";',
  "src/web/app/gate/gate.ts": 'import "#web/pages/track.ts";',
  "src/web/readers/apps/clue.ts": 'import "#contract/days.ts";',
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mwezi-rules-"));
  for (const name of [".dependency-cruiser.cjs", "package.json", "tsconfig.json"]) {
    cpSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  for (const [file, text] of Object.entries(lawful)) write(file, text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("code that follows the rules passes", async () => {
  expect(await violations()).toEqual([]);
});

test("every rule has a file that breaks it", () => {
  expect(Object.keys(offences).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort());
});

test("each rule reports the file that breaks it", async () => {
  for (const [file, text] of Object.values(offences)) write(file, text);
  write("src/server/trip.ts", 'import "./round.ts";');
  const caught = (await violations()).map(({ rule, from }) => `${rule.name}: ${from}`);
  for (const [rule, [file]] of Object.entries(offences))
    expect(caught).toContain(`${rule}: ${file}`);
});

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text}\nexport {};\n`);
}

function violations(): Promise<Violation[]> {
  const cruiser = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  return new Promise((resolve, reject) => {
    const parameters = [cruiser, "src", "-T", "json"];
    execFile(process.execPath, parameters, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (stdout === "") reject(error);
      else resolve(JSON.parse(stdout).summary.violations as Violation[]);
    });
  });
}
