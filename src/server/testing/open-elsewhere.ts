import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import type { DataPlaces } from "#server/storage/open-data.ts";

const NOBODY = 65_534;

export interface Opening {
  readonly words: string;
  readonly process: ChildProcess;
}

export async function openElsewhere(places: DataPlaces, how?: "hold"): Promise<Opening> {
  const program = fileURLToPath(new URL("open-once.js", inject("threadFile")));
  const parameters = [program, JSON.stringify(places), ...(how ? [how] : [])];
  const isRoot = process.getuid?.() === 0;
  const child = spawn(process.execPath, parameters, {
    stdio: ["pipe", "pipe", "inherit"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const [words] = await once(child.stdout, "data");
  if (!how) await once(child, "exit");
  return { words: String(words), process: child };
}
