import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { oneOf } from "#web/api/like.ts";
import { storedValue } from "#web/entry/stored-value.ts";
import { type HomeScreenName, manifestAt } from "./view-model.ts";

const record = storedValue(storageKeys.homeScreen, oneOf("notes"));

export const readHomeScreenName = (): HomeScreenName => record.read() ?? "mwezi";

export const keepHomeScreenName = (): void => chooseHomeScreenName(readHomeScreenName());

export function chooseHomeScreenName(name: HomeScreenName): void {
  record.write(name === "notes" ? name : null);
  const address = manifestAt(name, document.documentElement.lang);
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", address);
}

export interface InstallQuestion extends Event {
  readonly prompt: () => Promise<unknown>;
}
