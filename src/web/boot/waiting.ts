const page = () => document.documentElement;

const outlineOf = (what: string) =>
  document.querySelector<HTMLTemplateElement>(`[data-outline~="${what}"]`);

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
