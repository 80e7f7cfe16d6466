import { FIRST_SCREEN_CODE } from "./first-screen.ts";
import { type BuildManifest, scriptsOf } from "./manifest.ts";

export interface MemberPage {
  readonly name: string;
  readonly at: readonly string[];
}

/** Common entry pages, whose scripts every document lists. */
const BEGUN_AT = ["track", "calendar", "history", "trends"];

/** Lists the files that first-paint.ts preloads. Pages with the same files share a line. */
export function entryPageMetas(manifest: BuildManifest, pages: readonly MemberPage[]): string {
  const known = scriptsOf(manifest, FIRST_SCREEN_CODE);
  const pagesOf = new Map<string, readonly string[]>();
  for (const { name, at } of pages.filter((page) => BEGUN_AT.includes(page.name))) {
    const files = scriptsOf(manifest, [sourceOf(manifest, name)]);
    const content = [...files]
      .filter((file) => !known.has(file))
      .map((file) => `/${file}`)
      .sort()
      .join(" ");
    pagesOf.set(content, [...(pagesOf.get(content) ?? []), ...at]);
  }
  return [...pagesOf]
    .map(
      ([content, at]) => `<meta name="scripts-of" data-at="${at.join(" ")}" content="${content}">`,
    )
    .join("");
}

const sourceOf = ({ fileOf }: BuildManifest, name: string) =>
  Object.keys(fileOf).find((path) => path.endsWith(`/${name}-page.tsx`)) ?? name;
