import { mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";

export async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let made = resolve(path); made !== top; made = dirname(made)) {
    await syncDirectory(dirname(made));
  }
}

// Windows writes file names with the files, and cannot open a directory to sync it.
const isSyncable = process.platform !== "win32";

/** Resolves when the file names in a directory would survive a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  if (!isSyncable) return;
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
