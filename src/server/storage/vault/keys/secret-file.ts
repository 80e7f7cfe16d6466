import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeDirectory, syncDirectory } from "#server/storage/disk/directory.ts";

const SHORTEST_SECRET = 32;

/** `null` without one. @throws Error that says what to do when it is empty or truncated */
export async function readSecret(file: string): Promise<string | null> {
  const secret = (await readIfPresent(file))?.trim();
  if (secret === undefined) return null;
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new Error(
    `The secret file ${file} is ${secret.length === 0 ? "empty" : "too short"}. ` +
      "Put back the one from your backup: without it nobody can sign in. " +
      "Where nobody has registered yet, delete it, and the next start makes a new one.",
  );
}

/** Creates the secret file, readable by its owner only, and resolves once it survives a power cut. */
export async function makeSecret(file: string): Promise<string> {
  await makeDirectory(dirname(file));
  const draft = `${file}.${randomUUID()}`;
  await writeDurably(draft, randomBytes(32).toString("base64url"));
  try {
    // Linking fails if the file exists, so that processes starting together use one complete secret.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  await syncDirectory(dirname(file));
  const secret = await readSecret(file);
  if (secret === null) throw new Error(`The secret file ${file} is gone again.`);
  return secret;
}

/** Creates the file, and resolves once it survives a power cut. @throws Error if it exists */
export const writeDurably = (file: string, text: string): Promise<void> =>
  writeFile(file, text, { flag: "wx", mode: 0o600, flush: true });

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

export const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
