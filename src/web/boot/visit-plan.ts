import { isArticle, legalPages, linkPages, prerenderedPageFor } from "./open-pages.ts";

interface Visit {
  readonly path: string;
  readonly token: string | null;
  readonly prerendered: string | null;
  /** It is prerendered in another language than the user's. */
  readonly isRedrawn?: boolean;
}

/** Pages that are only read load no script, and forms load it on first use. */
export function whenToLoad({ path, token, prerendered, isRedrawn }: Visit): "app" | "wait" {
  if (isRedrawn) return "app";
  if (prerendered !== null && isArticle(prerendered)) return "wait";
  const page = prerenderedPageFor(path);
  if (page !== prerendered) return "app";
  if (legalPages.includes(page)) return "wait";
  return token !== null || linkPages.includes(page) ? "app" : "wait";
}

export function howToMount({ path, token, prerendered, isRedrawn }: Visit): "hydrate" | "draw" {
  if (isRedrawn) return "draw";
  const page = prerenderedPageFor(path);
  if (page !== prerendered) return "draw";
  return token === null || legalPages.includes(page) ? "hydrate" : "draw";
}
