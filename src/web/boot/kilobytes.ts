/** Transfer sizes in kilobytes: of the landing page, and of the app on a first visit. */
interface Kilobytes {
  readonly page: string;
  readonly app: string;
}

export const KILOBYTES_META = "kilobytes";

/** Placeholders that the build replaces. */
export const UNWEIGHED: Kilobytes = { page: "__PAGE_KB__", app: "__APP_KB__" };

/** `null` on pages without sizes: in development and on all but the landing page. */
export function kilobytesOfBuild(): Kilobytes | null {
  if (typeof document === "undefined") return UNWEIGHED;
  const content = document.querySelector<HTMLMetaElement>(
    `meta[name="${KILOBYTES_META}"]`,
  )?.content;
  const [, page, app] = content?.match(/^(\d+) (\d+)$/) ?? [];
  return page === undefined || app === undefined ? null : { page, app };
}
