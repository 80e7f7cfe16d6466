import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileIn = (dataDirectory: string) => join(dataDirectory, "last-backup");

/** Marks the time of a finished backup in the data directory, for `/metrics`. */
export async function noteBackup(dataDirectory: string): Promise<void> {
  await writeFile(fileIn(dataDirectory), "");
}

/** Returns when the last backup was finished, in milliseconds since 1970; `null` if unknown. */
export async function readLastBackup(dataDirectory: string): Promise<number | null> {
  try {
    return (await stat(fileIn(dataDirectory))).mtimeMs;
  } catch {
    return null;
  }
}
