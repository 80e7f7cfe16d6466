const page = () => document.documentElement;

/** Of one address, or of whatever is waited for. */
const outlineOf = (what: string) =>
  document.querySelector<HTMLTemplateElement>(`[data-outline~="${what}"]`);

/** Puts the outline of the app in the page's place, where theme.js says that one is waited for. */
export function showOutline(): void {
  const { waiting } = page().dataset;
  const place = document.getElementById("waiting");
  if (waiting === undefined || place === null) return;
  const address = location.pathname.replace(/(?<=.)\/+$/, "");
  const outline = outlineOf(address) ?? outlineOf(waiting);
  if (outline === null) return;
  place.replaceChildren(outline.content.cloneNode(true));
  if (waiting === "home") return;
  // An outline is drawn with the tab of home lit.
  for (const link of place.querySelectorAll("nav a")) {
    const isHere = link.getAttribute("href") === address;
    link.toggleAttribute("aria-current", isHere);
    if (isHere) link.setAttribute("aria-current", "page");
  }
}

/** Whether an outline stands where the page will, or is being drawn itself. */
export const isWaiting = (): boolean =>
  typeof document === "undefined" || page().dataset.waiting !== undefined;

/** The face that is not waited for comes after so many milliseconds. */
const FACE_AFTER = 2000;

/** The app stands: takes away what stood in its place. */
export function stopWaiting(): void {
  if (page().dataset.waiting === undefined) return;
  delete page().dataset.waiting;
  document.getElementById("waiting")?.replaceChildren();
  setTimeout(() => delete page().dataset.standIn, FACE_AFTER);
}
