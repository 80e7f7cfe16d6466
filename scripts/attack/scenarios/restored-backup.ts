import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Call, callerAt, registerWoman, type Woman } from "../client.ts";
import type { Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";

const ROUNDS = 10;
const NEW = "moon-and-sea";

/** Restores a backup from before changes, after a SIGKILL: no revoked credential may work. */
export const restoredBackup: Scenario = {
  name: "restored-backup",
  run: async (target) => {
    const directory = target.makeDirectory();
    const backup = join(target.makeDirectory(), "backup");
    const statuses: Statuses = new Map();
    const server = await target.startServer({ directory });
    const rounds = target.amount(ROUNDS);
    const register = () =>
      Promise.all(Array.from({ length: rounds }, () => registerWoman(server.address)));
    const women = [await register(), await register(), await register()] as const;
    const before = callerAt(server.address, statuses);
    const codes = await makeCodes(before, women[1]);
    runTool("backup.js", directory, backup);
    await endAccess(before, women, codes);
    await server.end("SIGKILL");
    for (const end of ["", "-wal", "-shm"]) {
      rmSync(join(directory, `mwezi.db${end}`), { force: true });
    }
    runTool("restore.js", directory, backup);
    const after = callerAt((await target.startServer({ directory })).address, statuses);
    const { old, spent, entered } = await countOpened(after, women, codes);
    return {
      acknowledged: 3 * rounds,
      lost: 2 * rounds - entered,
      statuses,
      remark:
        `${old} of ${3 * rounds} old passwords and ${spent} of ${rounds} spent recovery codes open the restored backup, ` +
        `${entered} of ${2 * rounds} new passwords do`,
      failures: old + spent === 0 ? [] : ["a restored backup brought access back"],
    };
  },
};

type Women = readonly [changed: readonly Woman[], recovered: Woman[], deleted: readonly Woman[]];
type Codes = ReadonlyMap<Woman, string>;

async function makeCodes(call: Call, women: readonly Woman[]): Promise<Codes> {
  const codes = new Map<Woman, string>();
  for (const woman of women) {
    const { token, password } = woman;
    const made = await call("POST", "/api/account/recovery-code", { token, body: { password } });
    codes.set(woman, made.body.recoveryCode ?? "");
  }
  return codes;
}

const recoveryOf = (woman: Woman, codes: Codes) => ({
  body: { email: woman.email, recoveryCode: codes.get(woman), newPassword: NEW },
});

async function endAccess(call: Call, [changed, recovered, deleted]: Women, codes: Codes) {
  for (const { token, password } of changed) {
    const body = { currentPassword: password, newPassword: NEW };
    await call("POST", "/api/account/password", { token, body });
  }
  for (const woman of recovered) await call("POST", "/api/auth/recover", recoveryOf(woman, codes));
  for (const { token, password } of deleted) {
    await call("DELETE", "/api/account", { token, body: { password } });
  }
}

async function countOpened(call: Call, [changed, recovered, deleted]: Women, codes: Codes) {
  const counts = { old: 0, spent: 0, entered: 0 };
  const login = async (email: string, password: string) =>
    (await call("POST", "/api/auth/login", { body: { email, password } })).status === 200 ? 1 : 0;
  for (const { email, password } of [...changed, ...recovered, ...deleted]) {
    counts.old += await login(email, password);
  }
  for (const woman of recovered) {
    const { status } = await call("POST", "/api/auth/recover", recoveryOf(woman, codes));
    if (status === 200) counts.spent += 1;
  }
  for (const { email } of [...changed, ...recovered]) counts.entered += await login(email, NEW);
  return counts;
}

function runTool(tool: string, directory: string, backup: string): void {
  const env = { ...process.env, MWEZI_DATA_DIR: directory };
  execFileSync(process.execPath, [join("dist/server", tool), backup], { env, stdio: "pipe" });
}
