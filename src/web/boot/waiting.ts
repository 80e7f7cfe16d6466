const page = () => document.documentElement;

/** The outline of an address, or the generic one. */
const outlineOf = (what: string) =>
  document.querySelector<HTMLTemplateElement>(`[data-outline~="${what}"]`);

/** Replaces the page with the app's outline if first-paint.ts asked for one. */
export function showOutline(): void {
  const { waiting } = page().dataset;
  const place = document.getElementById("waiting");
  if (waiting === undefined || place === null) return;
  const address = location.pathname.replace(/(?<=.)\/+$/, "");
  const outline = outlineOf(address) ?? outlineOf(waiting);
  if (outline === null) return;
  place.replaceChildren(outline.content.cloneNode(true));
  if (waiting === "home") return;
  // The prerendered outline highlights the home tab.
  for (const link of place.querySelectorAll("nav a")) {
    const isHere = link.getAttribute("href") === address;
    link.toggleAttribute("aria-current", isHere);
    if (isHere) link.setAttribute("aria-current", "page");
  }
}

/** Whether the outline is shown, or is being prerendered itself. */
export const isWaiting = (): boolean =>
  typeof document === "undefined" || page().dataset.waiting !== undefined;

/** Milliseconds before the secondary font is loaded. */
const FACE_AFTER = 2000;

export function stopWaiting(): void {
  if (page().dataset.waiting === undefined) return;
  delete page().dataset.waiting;
  document.getElementById("waiting")?.replaceChildren();
  setTimeout(() => delete page().dataset.standIn, FACE_AFTER);
}
