/** The pages that are prerendered at build, each under its own address. */
export const LANDING = "/";
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

export function isArticle(address: string): boolean {
  return address === ARTICLES || address.startsWith(`${ARTICLES}/`);
}
