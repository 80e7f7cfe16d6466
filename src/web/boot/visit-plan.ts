import { isArticle, legalPages, linkPages, prerenderedPageFor } from "./open-pages.ts";

interface Visit {
  readonly path: string;
  readonly token: string | null;
  /** The address whose page stands in the document already; `null` for none. */
  readonly prerendered: string | null;
  /** It stands there in another language than hers. */
  readonly isRedrawn?: boolean;
}

/**
 * Whether the app is fetched at once, or waits until she touches something that needs it.
 * Pages that only want reading cost her no script, and a form none before she begins with it.
 */
export function whenToLoad({ path, token, prerendered, isRedrawn }: Visit): "app" | "wait" {
  if (isRedrawn) return "app";
  if (prerendered !== null && isArticle(prerendered)) return "wait";
  const page = prerenderedPageFor(path);
  if (page !== prerendered) return "app";
  if (legalPages.includes(page)) return "wait";
  return token !== null || linkPages.includes(page) ? "app" : "wait";
}

/** Whether the app takes over what stands in the document, or draws anew. */
export function howToMount({ path, token, prerendered, isRedrawn }: Visit): "hydrate" | "draw" {
  if (isRedrawn) return "draw";
  const page = prerenderedPageFor(path);
  if (page !== prerendered) return "draw";
  return token === null || legalPages.includes(page) ? "hydrate" : "draw";
}
