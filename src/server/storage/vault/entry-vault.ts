import { createHmac } from "node:crypto";
import { uuidOf } from "./account-bytes.ts";
import { decrypt, deriveKey, encrypt } from "./cipher.ts";

export interface EntryVault {
  readonly encrypt: (kind: string, key: string, value: unknown) => Buffer;
  readonly decrypt: (kind: string, key: string, sealed: Buffer) => unknown;
  readonly blindKey: (kind: string, naturalKey: string) => string;
  readonly blindPage: (...name: string[]) => string;
  /** A UUID that is stable for a name within the account, and different in every other account. */
  readonly uuidOf: (...name: string[]) => string;
  /** Identifies the data key without revealing it. */
  readonly keyMark: () => string;
  readonly encryptText: (place: string, text: string) => Buffer;
  /** `null` for a damaged text: modified, moved or truncated. */
  readonly openText: (place: string, sealed: Buffer) => string | null;
  /** A part of a file: raw bytes, without padding. */
  readonly encryptBytes: (place: readonly string[], bytes: Uint8Array) => Buffer;
  readonly decryptBytes: (place: readonly string[], sealed: Buffer) => Buffer;
  readonly exportKeys: () => VaultKeys;
}

/** Keys for a worker thread, kept in memory only and never stored, logged or sent elsewhere. */
export interface VaultKeys {
  readonly accountId: string;
  readonly sealingKey: Uint8Array;
  readonly blindingKey: Uint8Array;
}

// The ciphertext's length would reveal "heavy" or "none"; padding hides it. JSON ignores the spaces.
const PADDING_STEP = 64;

function pad(json: string): Buffer {
  const bytes = Buffer.from(json);
  const length = Math.ceil(bytes.length / PADDING_STEP) * PADDING_STEP;
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, " ")]);
}

/** 132 bits: enough that no two names of an account share a hash. */
const PAGE_HASH_LENGTH = 22;

/** Returns the first 128 bits of a keyed hash as a UUID of version 8 (RFC 9562 § 5.8). */
function toUuid(hash: string): string {
  const bytes = Buffer.from(hash, "base64url").subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuidOf(bytes);
}

/** Derives each key when it is first used, since most requests need few of them. */
export function createEntryVault(accountId: string, dataKey: Buffer): EntryVault {
  return vaultOf(
    accountId,
    once(() => deriveKey(dataKey, "entries")),
    once(() => deriveKey(dataKey, "blind")),
  );
}

export function vaultFromKeys(keys: VaultKeys): EntryVault {
  const sealingKey = Buffer.from(keys.sealingKey);
  const blindingKey = Buffer.from(keys.blindingKey);
  return vaultOf(
    keys.accountId,
    () => sealingKey,
    () => blindingKey,
  );
}

function once(derive: () => Buffer): () => Buffer {
  let key: Buffer | null = null;
  return () => {
    key ??= derive();
    return key;
  };
}

function vaultOf(
  accountId: string,
  sealingKey: () => Buffer,
  blindingKey: () => Buffer,
): EntryVault {
  const blind = (...parts: string[]) =>
    createHmac("sha256", blindingKey()).update(JSON.stringify(parts)).digest("base64url");
  return {
    encrypt: (kind, key, value) =>
      encrypt(sealingKey(), pad(JSON.stringify(value)), ["entry", accountId, kind, key]),
    decrypt: (kind, key, sealed) =>
      JSON.parse(decrypt(sealingKey(), sealed, ["entry", accountId, kind, key]).toString()),
    blindKey: (kind, naturalKey) => blind("key", kind, naturalKey),
    blindPage: (...name) => blind("page", ...name).slice(0, PAGE_HASH_LENGTH),
    uuidOf: (...name) => toUuid(blind("uuid", ...name)),
    keyMark: () => blind("mark"),
    encryptText: (place, text) =>
      encrypt(sealingKey(), pad(JSON.stringify(text)), [place, accountId]),
    openText: (place, sealed) => {
      try {
        return String(JSON.parse(decrypt(sealingKey(), sealed, [place, accountId]).toString()));
      } catch {
        return null;
      }
    },
    encryptBytes: (place, bytes) => encrypt(sealingKey(), bytes, ["bytes", accountId, ...place]),
    decryptBytes: (place, sealed) => decrypt(sealingKey(), sealed, ["bytes", accountId, ...place]),
    exportKeys: () => ({
      accountId,
      sealingKey: sealingKey(),
      blindingKey: blindingKey(),
    }),
  };
}
