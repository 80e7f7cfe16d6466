export const LANDING = "/";
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
  return /^(\/\w{2,3})?\/articles(\/|$)/.test(address);
}
