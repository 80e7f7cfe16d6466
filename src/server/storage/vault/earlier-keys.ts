import { decrypt, encrypt } from "./cipher.ts";

/**
 * The data keys an account had before, encrypted under its current one. A restored backup may hold
 * entries under an earlier key: with these the current password still opens them, and the old one
 * opens nothing.
 */
interface EarlierKey {
  /** The account's `key_mark` while the key was in use. */
  readonly mark: string | null;
  readonly key: string;
}

interface KeyChange {
  readonly accountId: string;
  readonly from: Buffer;
  readonly to: Buffer;
  /** Of the key before. */
  readonly mark: string | null;
}

/** More lock-outs than fall within the life of a backup. */
const MOST = 20;

const placeOf = (accountId: string) => ["data-key", "earlier", accountId];

/** Adds the key that is being replaced, and encrypts all of them under the new one. */
export function addEarlierKey(
  sealed: Buffer | null,
  { accountId, from, to, mark }: KeyChange,
): Buffer {
  const keys = [{ mark, key: from.toString("base64") }, ...openKeys(sealed, accountId, from)];
  const text = JSON.stringify(keys.slice(0, MOST));
  return encrypt(to, Buffer.from(text), placeOf(accountId));
}

/** The key that was in use under the mark; `null` where it is not among them. */
export function findEarlierKey(
  sealed: Buffer | null,
  { accountId, dataKey, mark }: { accountId: string; dataKey: Buffer; mark: string | null },
): Buffer | null {
  const found = openKeys(sealed, accountId, dataKey).find((earlier) => earlier.mark === mark);
  return found ? Buffer.from(found.key, "base64") : null;
}

const openKeys = (sealed: Buffer | null, accountId: string, key: Buffer): EarlierKey[] =>
  sealed ? JSON.parse(decrypt(key, sealed, placeOf(accountId)).toString()) : [];
