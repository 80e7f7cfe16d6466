import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { isArticle } from "#web/boot/open-pages.ts";

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

function hrefWithinTheApp(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return null;
  if (link.target !== "" || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || link.hash !== "") return null;
  // Articles are separate static pages.
  if (link.pathname.startsWith("/api/") || isArticle(link.pathname)) return null;
  return link.pathname + link.search;
}
