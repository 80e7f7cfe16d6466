/**
 * The page is drawn after the browser looked for the address's anchor, so we look again. What can
 * take the focus takes it.
 */
export function scrollToHash(): void {
  if (location.hash === "") return;
  const place = document.getElementById(location.hash.slice(1));
  place?.scrollIntoView({ behavior: "instant" });
  place?.focus({ preventScroll: true });
}
