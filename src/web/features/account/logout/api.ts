import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { kept } from "#web/entry/kept.ts";

/** Whether others use this device, as she said at logout or in Settings; `null` until then. */
export const deviceUseOf = (owner: string) =>
  kept(`${storageKeys.deviceUse}.${owner}`, z.enum(["own", "shared"]));
