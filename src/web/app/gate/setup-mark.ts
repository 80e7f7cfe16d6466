import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { like } from "#web/api/like.ts";
import { DRAFT_PREFIX } from "#web/entry/drafts/use-draft-state.ts";
import { storedValue } from "#web/entry/stored-value.ts";

const markShape = like({ completed: true, sealed: "" });

/** Kept in the tab where the browser has no key; the wizard reads all of it. */
const tabShape = like({ version: 1, completed: true });

export function setupMark(owner: string) {
  const key = `${storageKeys.setup}.${owner}`;
  const inTab = storedValue(DRAFT_PREFIX + key, tabShape, "tab").read();
  const record = storedValue(key, markShape).read() ?? (inTab?.version === 1 ? inTab : null);
  return {
    /** No local record: the profile tells whether another device has completed the setup. */
    isAbsent: record === null,
    isCompleted: record?.completed ?? false,
  };
}
