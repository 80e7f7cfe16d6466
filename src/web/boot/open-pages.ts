/** The pages that are prerendered at build, each under its own address. */
export const LANDING = "/";
/** The landing page in the other languages: theme.js knows these addresses too. */
export const landingIn = { en: LANDING, sw: "/sw", ha: "/ha", yo: "/yo" } as const;

/** @example landingAt("sw") // "/sw" */
export const landingAt = (locale: string): string =>
  Object.entries(landingIn).find(([tag]) => tag === locale)?.[1] ?? LANDING;

export const legalPages = ["/privacy", "/terms", "/contact"];
/** The index of the articles, which stand under it: pages to read, never taken over by the app. */
export const ARTICLES = "/articles";
export const formPages = ["/login", "/register", "/recover"];
/** What they show comes from the server, for whoever holds the link. */
export const linkPages = ["/shared-report", "/shared"];

/** The prerendered page a signed-out visit to this address gets: any other one is the landing. */
export function prerenderedPageFor(path: string): string {
  const address = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return [...legalPages, ...formPages, ...linkPages].includes(address) ? address : LANDING;
}

/** In any language. */
export function isArticle(address: string): boolean {
  return /^(\/(sw|ha|yo))?\/articles(\/|$)/.test(address);
}
