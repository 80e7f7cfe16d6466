import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { storedValue } from "#web/entry/stored-value.ts";

const record = storedValue(storageKeys.appearance, z.enum(["light", "dark"]));

export type Appearance = "system" | "light" | "dark";

export const readAppearance = (): Appearance => record.read() ?? "system";

export function chooseAppearance(appearance: Appearance): void {
  const chosen = appearance === "system" ? null : appearance;
  record.write(chosen);
  if (chosen === null) delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = chosen;
}
