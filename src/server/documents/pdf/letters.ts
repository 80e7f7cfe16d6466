/** Code point ranges of the PDF font: see scripts/pdf-fonts.ts. */
const LETTER_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  // The hooked letters of Hausa and others: ɓ ɗ ƙ.
  [0x250, 0x2af],
  // Marks that stand over and under a letter: ẹ́ ọ̀.
  [0x300, 0x33f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x20a0, 0x20bf],
  [0x2212, 0x2212],
];

/** All characters of the font, for subsetting. */
export const pdfLetters = LETTER_RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join("");

/** Base letters and combining marks. */
export const simpleLetters: readonly string[] = [...pdfLetters].filter((letter) =>
  /^(?:[A-Za-zı]|\p{Mn})$/u.test(letter),
);

const available = new Set(pdfLetters);
const MARK_FOR_UNKNOWN = "?";

/**
 * A text in letters the typeface has, on one line: a picture sign is left out, and a letter of a
 * script it lacks, or a text without any letter, stands as a question mark: nothing is lost unseen.
 * @example pdfText("Ẹ káàárọ̀ 🌙") // "Ẹ káàárọ̀"
 */
export function pdfText(text: string): string {
  const letters = [...text.normalize("NFC")].map((letter) => {
    if (available.has(letter)) return letter;
    if (/\s/u.test(letter)) return " ";
    return /\p{L}|\p{N}/u.test(letter) ? MARK_FOR_UNKNOWN : "";
  });
  const printed = letters.join("").replace(/ {2,}/g, " ").trim();
  return printed === "" && text.trim() !== "" ? MARK_FOR_UNKNOWN : printed;
}
