import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { storedValue } from "#web/entry/stored-value.ts";

/** Whether others use this device, as answered at logout or in Settings; `null` if not answered. */
export const deviceUseOf = (owner: string) =>
  storedValue(`${storageKeys.deviceUse}.${owner}`, z.enum(["own", "shared"]));
