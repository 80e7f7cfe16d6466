/** One condition, several names: PCOS has also been called PMOS since May 2026. */
const NAMES_OF_PCOS = [
  "pcos",
  "pmos",
  "polycystic ovary syndrome",
  "polycystic ovarian syndrome",
  "polyendocrine metabolic ovarian syndrome",
];

/**
 * A text without accents or capitals, so that she finds her words however she types them.
 * @example foldText(" Côté GAUCHE") // "cote gauche"
 */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
}

/**
 * What a search looks through: the folded text, and where it names PCOS, every name of it.
 * @example searchText("PCOS explained").includes("pmos") // true
 */
export function searchText(text: string): string {
  const folded = foldText(text);
  const names = NAMES_OF_PCOS.some((name) => folded.includes(name)) ? NAMES_OF_PCOS : [];
  return [folded, ...names].join(" ");
}
