import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { like } from "#web/api/like.ts";
import { storedValue } from "#web/entry/stored-value.ts";

const markShape = like({ completed: true, sealed: "" });

/** The part of a plain record the first screen needs; the wizard reads all of it. */
const plainShape = like({ version: 1, completed: true });

export function setupMark(owner: string) {
  const key = `${storageKeys.setup}.${owner}`;
  const record =
    storedValue(key, markShape).read() ??
    current(storedValue(key, plainShape).read()) ??
    current(storedValue(storageKeys.draft + key, plainShape, "tab").read());
  return {
    /** No local record: the profile tells whether another device has completed the setup. */
    isAbsent: record === null,
    isCompleted: record?.completed ?? false,
    /** Stored unencrypted by an earlier version. */
    isPlain: record !== null && !("sealed" in record),
  };
}

const current = <Plain extends { readonly version: number }>(record: Plain | null) =>
  record?.version === 1 ? record : null;
