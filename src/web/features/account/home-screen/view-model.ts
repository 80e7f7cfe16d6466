import { landingIn } from "#web/boot/open-pages.ts";

/** Name and icon of the installed app; each has its own manifest. */
export type HomeScreenName = "mwezi" | "notes";

const FILES = { mwezi: "app", notes: "notes" } as const;

/**
 * The address of a manifest, in English for languages without prerendered pages.
 * @example manifestAt("notes", "sw") // "/notes.sw.webmanifest"
 */
export function manifestAt(name: HomeScreenName, language: string): string {
  const isOwn = language !== "en" && language in landingIn;
  return `/${FILES[name]}${isOwn ? `.${language}` : ""}.webmanifest`;
}
