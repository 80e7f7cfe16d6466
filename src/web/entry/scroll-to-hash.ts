/** Repeats the browser's anchor scroll, as the page rendered after it, and moves the focus. */
export function scrollToHash(): void {
  if (location.hash === "") return;
  const place = document.getElementById(location.hash.slice(1));
  place?.scrollIntoView({ behavior: "instant" });
  place?.focus({ preventScroll: true });
}
