import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { isArticle } from "#web/boot/open-pages.ts";

/** Plain links stay within the loaded app, so that a page costs only its own chunk. */
export function useLinksWithinTheApp(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = hrefWithinTheApp(event);
      if (href === null) return;
      event.preventDefault();
      navigate(href);
      scrollTo({ top: 0, behavior: "instant" });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
}

/** The address a click leads to; `null` where the browser should do what it always does. */
function hrefWithinTheApp(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return null;
  if (link.target !== "" || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || link.hash !== "") return null;
  // Articles are pages of their own, which load without the app.
  if (link.pathname.startsWith("/api/") || isArticle(link.pathname)) return null;
  return link.pathname + link.search;
}
