import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Row } from "#server/storage/db/rows.ts";
import { makeDirectory, syncDirectory } from "#server/storage/disk/directory.ts";
import { hasCode, writeDurably } from "#server/storage/vault/keys/secret-file.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { decodeRow, encodeRow } from "./backup-file.ts";

/**
 * Outside the database, so that access revoked since a backup stays revoked when it is restored.
 */
export interface AccessRecord {
  readonly accountId: string;
  /** The account's revision at the time. A database with a later one needs no record. */
  readonly revision: number;
  readonly account: Row | null;
  readonly passkeys: readonly Row[];
  readonly secondFactors: readonly Row[];
}

const FOLDER = "access";
const FILE_IN_BACKUP = "access.jsonl";
/** How long a record is stored, a deleted account's included, in ms. */
const LIFE = 400 * 86_400_000;

export async function writeAccessRecord(
  dataDirectory: string,
  secret: ServerSecret,
  record: AccessRecord,
): Promise<void> {
  const name = secret.accountMac(record.accountId);
  const text = JSON.stringify({
    ...record,
    account: record.account && encodeRow(record.account),
    passkeys: record.passkeys.map(encodeRow),
    secondFactors: record.secondFactors.map(encodeRow),
  });
  const folder = join(dataDirectory, FOLDER);
  await replaceFile(folder, name, secret.encryptText([FOLDER, name], text).toString("base64"));
}

async function replaceFile(folder: string, name: string, text: string): Promise<void> {
  await makeDirectory(folder);
  const draft = join(folder, `.${crypto.randomUUID()}`);
  await writeDurably(draft, text);
  await rename(draft, join(folder, name));
  await syncDirectory(folder);
}

export async function* readAccessRecords(
  dataDirectory: string,
  secret: ServerSecret,
): AsyncGenerator<AccessRecord> {
  const folder = join(dataDirectory, FOLDER);
  for (const name of await namesIn(folder)) {
    yield openRecord(secret, name, await readFile(join(folder, name), "utf8"));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith(".")).toSorted();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

function openRecord(secret: ServerSecret, name: string, sealed: string): AccessRecord {
  const text = secret.openText([FOLDER, name], Buffer.from(sealed, "base64"));
  if (text === null) {
    throw new Error(
      `The access record ${name} is damaged or belongs to another secret. ` +
        "Put back the folder `access` from your copies, or delete this file.",
    );
  }
  const { account, passkeys, secondFactors, ...rest } = JSON.parse(text);
  return {
    ...rest,
    account: account && decodeRow(account),
    passkeys: passkeys.map(decodeRow),
    secondFactors: secondFactors.map(decodeRow),
  };
}

/** Copies the records beside a backup, and deletes those that no backup needs any more. */
export async function copyRecordsToBackup(
  dataDirectory: string,
  backup: string,
  now: number,
): Promise<void> {
  const folder = join(dataDirectory, FOLDER);
  const lines: string[] = [];
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < now - LIFE) await rm(file);
    else lines.push(JSON.stringify([name, await readFile(file, "utf8")]));
  }
  if (lines.length > 0) await writeDurably(join(backup, FILE_IN_BACKUP), lines.join("\n"));
}

/** Copies a backup's records into the data directory where it has none or an earlier one. */
export async function copyRecordsFromBackup(
  dataDirectory: string,
  backup: string,
  secret: ServerSecret,
): Promise<void> {
  const folder = join(dataDirectory, FOLDER);
  const present = new Set(await namesIn(folder));
  for (const line of (await readOptional(join(backup, FILE_IN_BACKUP))).split("\n")) {
    if (line === "") continue;
    const [name, text] = JSON.parse(line);
    const { revision } = openRecord(secret, name, text);
    const own = present.has(name) ? await readFile(join(folder, name), "utf8") : null;
    if (own !== null && openRecord(secret, name, own).revision >= revision) continue;
    await replaceFile(folder, name, text);
  }
}

async function readOptional(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}
