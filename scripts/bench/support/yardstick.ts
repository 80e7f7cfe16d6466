import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../testing/free-port.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import type { House } from "./house.ts";

export async function startYardstick({ server, owner }: House): Promise<ServerProcess> {
  const routes = [];
  const addresses = new Set<string>();
  for (const { method, paths, headers, body } of Object.values(owner.shots)) {
    for (const path of paths) {
      const [url = ""] = path.split("?");
      if (addresses.has(`${method} ${url}`)) continue;
      addresses.add(`${method} ${url}`);
      const request = { method, headers, ...(body ? { body: body() } : {}) };
      const answer = await fetch(server.address + path, request);
      const type = answer.headers.get("content-type") ?? "";
      routes.push({ method, path: url, status: answer.status, type, bytes: await answer.text() });
    }
  }
  const directory = mkdtempSync(join(tmpdir(), "mwezi-yardstick-"));
  const file = join(directory, "routes.json");
  writeFileSync(file, JSON.stringify(routes));
  try {
    return await startServer({
      port: await freePort(),
      env: {},
      program: ["--import", "tsx", "scripts/bench/support/bare.ts", file],
    });
  } finally {
    rmSync(directory, { recursive: true });
  }
}
