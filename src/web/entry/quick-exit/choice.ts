import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { oneOf } from "#web/api/like.ts";
import { kept } from "#web/entry/kept.ts";

/** Whether every page has a way to leave it at once. The device's own choice: it is about who stands by. */
export const quickExit = kept(storageKeys.quickExit, oneOf("on"));
