/** What a visit weighs in kilobytes, as it travels: the landing page, and the app the first time. */
interface Kilobytes {
  readonly page: string;
  readonly app: string;
}

/** The `<meta>` in the landing page's head that the build writes both into. */
export const KILOBYTES_META = "kilobytes";

/** What stands in the page's place of each until the build has weighed it. */
export const UNWEIGHED: Kilobytes = { page: "__PAGE_KB__", app: "__APP_KB__" };

/** `null` on a page that carries no weights: while developing, and on every other page. */
export function kilobytesOfBuild(): Kilobytes | null {
  if (typeof document === "undefined") return UNWEIGHED;
  const content = document.querySelector<HTMLMetaElement>(
    `meta[name="${KILOBYTES_META}"]`,
  )?.content;
  const [, page, app] = content?.match(/^(\d+) (\d+)$/) ?? [];
  return page === undefined || app === undefined ? null : { page, app };
}
