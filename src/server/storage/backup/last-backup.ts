import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileIn = (dataDirectory: string) => join(dataDirectory, "last-backup");

export async function noteBackup(dataDirectory: string): Promise<void> {
  await writeFile(fileIn(dataDirectory), "", { mode: 0o600 });
}

export async function readLastBackup(dataDirectory: string): Promise<number | null> {
  try {
    return (await stat(fileIn(dataDirectory))).mtimeMs;
  } catch {
    return null;
  }
}
