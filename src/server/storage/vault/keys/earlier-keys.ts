import { decrypt, encrypt } from "../cipher.ts";

/** A replaced data key, with which the current password opens the entries of a restored backup. */
interface EarlierKey {
  /** The account's `key_mark` while the key was in use. */
  readonly mark: string | null;
  readonly key: string;
}

interface KeyChange {
  readonly accountId: string;
  readonly from: Buffer;
  readonly to: Buffer;
  readonly mark: string | null;
}

/** More replaced keys than occur within a backup's lifetime. */
const MOST = 20;

const placeOf = (accountId: string) => ["data-key", "earlier", accountId];

export function addEarlierKey(
  sealed: Buffer | null,
  { accountId, from, to, mark }: KeyChange,
): Buffer {
  const keys = [{ mark, key: from.toString("base64") }, ...openKeys(sealed, accountId, from)];
  const text = JSON.stringify(keys.slice(0, MOST));
  return encrypt(to, Buffer.from(text), placeOf(accountId));
}

export function findEarlierKey(
  sealed: Buffer | null,
  { accountId, dataKey, mark }: { accountId: string; dataKey: Buffer; mark: string | null },
): Buffer | null {
  const found = openKeys(sealed, accountId, dataKey).find((earlier) => earlier.mark === mark);
  return found ? Buffer.from(found.key, "base64") : null;
}

const openKeys = (sealed: Buffer | null, accountId: string, key: Buffer): EarlierKey[] =>
  sealed ? JSON.parse(decrypt(key, sealed, placeOf(accountId)).toString()) : [];
