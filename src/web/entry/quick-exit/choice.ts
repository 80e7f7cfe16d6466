import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { oneOf } from "#web/api/like.ts";
import { storedValue } from "#web/entry/stored-value.ts";

/** Whether every page has a quick exit. Stored per device, as it depends on who is nearby. */
export const quickExit = storedValue(storageKeys.quickExit, oneOf("on"));
