import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { oneOf } from "#web/api/like.ts";
import { kept } from "#web/entry/kept.ts";

/** Under which name and picture Mwezi stands on a home screen; each is a manifest of its own. */
export type HomeScreenName = "mwezi" | "notes";

const MANIFESTS = { mwezi: "/app.webmanifest", notes: "/notes.webmanifest" } as const;

const record = kept(storageKeys.homeScreen, oneOf("notes"));

export const readHomeScreenName = (): HomeScreenName => record.read() ?? "mwezi";

/** She may add it to her home screen from any page, by the browser's own menu. */
export const keepHomeScreenName = (): void => chooseHomeScreenName(readHomeScreenName());

/** The browser reads the page's manifest when she adds it, so the choice comes first. */
export function chooseHomeScreenName(name: HomeScreenName): void {
  record.write(name === "notes" ? name : null);
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", MANIFESTS[name]);
}

/** A browser's own question whether to install, which only Chromium lets a page ask. */
export interface InstallQuestion extends Event {
  readonly prompt: () => Promise<unknown>;
}
