import { landingAt } from "#web/boot/landings.ts";
import { LANDING } from "#web/boot/open-pages.ts";

/** Name and icon of the installed app; each has its own manifest. */
export type HomeScreenName = "mwezi" | "notes";

const FILES = { mwezi: "app", notes: "notes" } as const;

/** In English for languages without prerendered pages. */
export function manifestAt(name: HomeScreenName, language: string): string {
  const isOwn = landingAt(language) !== LANDING;
  return `/${FILES[name]}${isOwn ? `.${language}` : ""}.webmanifest`;
}
