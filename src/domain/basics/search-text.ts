/** Names of one condition: PCOS has also been called PMOS since May 2026. */
const NAMES_OF_PCOS = [
  "pcos",
  "pmos",
  "polycystic ovary syndrome",
  "polycystic ovarian syndrome",
  "polyendocrine metabolic ovarian syndrome",
];

/** Removes accents and capitals. @example foldText(" Côté GAUCHE") // "cote gauche" */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
}

/**
 * Returns the text a search runs over: folded, with every name of PCOS added if it mentions one.
 * @example searchText("PCOS explained").includes("pmos") // true
 */
export function searchText(text: string): string {
  const folded = foldText(text);
  const names = NAMES_OF_PCOS.some((name) => folded.includes(name)) ? NAMES_OF_PCOS : [];
  return [folded, ...names].join(" ");
}
