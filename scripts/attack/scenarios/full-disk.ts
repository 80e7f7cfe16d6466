import { callerAt, registerWoman, upload } from "../client.ts";
import { countStatus, type Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";
import { startWatched } from "../witness.ts";
import { registerWriters } from "../writers.ts";

const ATTACK = 20_000;
const WOMEN = 4;
/** Decreasing sizes, so that at the end hardly a row fits. */
const PAPERS = [1_000_000, 100_000, 10_000];

// Limits the database's pages: a file system would need privileges.
const env = { NODE_OPTIONS: `--import ${new URL("../page-limit.mjs", import.meta.url)}` };

/** A full disk: acknowledged writes survive, and a deletion makes room. */
export const fullDisk: Scenario = {
  name: "full-disk",
  run: async (target) => {
    const watched = await startWatched(target, { env });
    const { server, address, directory, statuses, quiet, measure } = watched;
    const writers = await registerWriters(address, WOMEN, statuses);
    const { token, password } = await registerWoman(address);
    let saved = writers.acknowledged();
    const writeFor = async (milliseconds: number) => {
      const end = performance.now() + milliseconds;
      const isOver = () => performance.now() > end;
      const p99 = await measure(() => writers.writeUntil(isOver, () => address));
      const before = saved;
      saved = writers.acknowledged();
      return { p99, saved: saved - before };
    };
    const papers = await fill(address, token, statuses);
    const full = await writeFor(target.amount(ATTACK));
    const refused = statuses.get(503) ?? 0;
    const call = callerAt(address, statuses);
    const gone = await call("DELETE", "/api/account", { token, body: { password } });
    const after = await writeFor(target.amount(ATTACK));
    await server.end();
    const again = await target.startServer({ directory, env });
    return {
      acknowledged: saved,
      lost: await writers.countLost(again.address),
      statuses,
      summary: { quiet, during: Math.max(full.p99, after.p99) },
      remark: `${papers} papers filled it; ${refused} writes refused and ${full.saved} saved; ${after.saved} saved after a deletion`,
      failures: [
        ...(refused > full.saved ? [] : ["the disk was never full"]),
        ...(gone.status === 204 ? [] : [`the deletion was answered ${gone.status}`]),
        ...(after.saved > 0 ? [] : ["nothing was saved after a deletion made room"]),
      ],
    };
  },
};

async function fill(address: string, token: string, statuses: Statuses): Promise<number> {
  let papers = 0;
  for (const bytes of PAPERS) {
    for (let status = 201; status === 201; ) {
      status = await upload(address, { token }, bytes);
      countStatus(statuses, status);
      if (status === 201) papers += 1;
    }
  }
  return papers;
}
