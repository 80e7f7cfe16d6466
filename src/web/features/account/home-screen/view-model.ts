import { landingAt } from "#web/boot/landings.ts";
import { LANDING } from "#web/boot/open-pages.ts";

export type HomeScreenName = "mwezi" | "notes";

const FILES = { mwezi: "app", notes: "notes" } as const;

/** Falls back to English for languages without prerendered pages. */
export function manifestAt(name: HomeScreenName, language: string): string {
  const isOwn = landingAt(language) !== LANDING;
  return `/${FILES[name]}${isOwn ? `.${language}` : ""}.webmanifest`;
}
