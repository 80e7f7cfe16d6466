export const LANDING = "/";
export const landingIn = { en: LANDING, sw: "/sw", ha: "/ha", yo: "/yo" } as const;

/** @example landingAt("sw") // "/sw" */
export const landingAt = (locale: string): string =>
  Object.entries(landingIn).find(([tag]) => tag === locale)?.[1] ?? LANDING;

export const legalPages = ["/privacy", "/terms", "/contact"];
/** The article index. Articles are static pages without the app. */
export const ARTICLES = "/articles";
export const formPages = ["/login", "/register", "/begin", "/recover"];
/** Pages whose content the server returns to anyone with the link. */
export const linkPages = ["/shared-report", "/shared"];

/** The prerendered page for a signed-out visit; any unknown address gets the landing page. */
export function prerenderedPageFor(path: string): string {
  const address = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return [...legalPages, ...formPages, ...linkPages].includes(address) ? address : LANDING;
}

export function isArticle(address: string): boolean {
  return /^(\/(sw|ha|yo))?\/articles(\/|$)/.test(address);
}
