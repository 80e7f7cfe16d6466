import { withoutMarks } from "#report/language-parts.ts";

type Ranges = readonly (readonly [number, number])[];

/** Code point ranges of the PDF's fonts: see scripts/fonts/pdf-fonts.ts. */
const LATIN: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  // The hooked letters of Hausa and others: ɓ ɗ ƙ.
  [0x250, 0x2af],
  // The glottal stop of Hausa: Jummaʼa.
  [0x2bc, 0x2bc],
  // Combining marks above and below letters: ẹ́ ọ̀.
  [0x300, 0x33f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x20a0, 0x20bf],
  [0x2212, 0x2212],
];

/** The syllables, numerals and punctuation of Amharic and Tigrinya, and the supplement for Sebat Bet. */
const ETHIOPIC: Ranges = [
  [0x20, 0x20],
  [0x1200, 0x139f],
];

const lettersIn = (ranges: Ranges) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !/\p{Cn}/u.test(letter))
    .join("");

export const pdfLetters = { latin: lettersIn(LATIN), ethiopic: lettersIn(ETHIOPIC) } as const;

export type Script = keyof typeof pdfLetters;

export const simpleLetters: readonly string[] = [...pdfLetters.latin].filter((letter) =>
  /^(?:[A-Za-zı]|\p{Mn})$/u.test(letter),
);

const available = new Set(pdfLetters.latin + pdfLetters.ethiopic);
const MARK_FOR_UNKNOWN = "?";
/** Marks where text in another language begins and ends: see report/language-parts.ts. */
const isMark = (letter: string) => withoutMarks(letter) === "";

/**
 * Returns a text on one line in letters the fonts have. Emoji are dropped; a letter of an unsupported script,
 * or a text without any letter, becomes a question mark, so that no loss goes unseen.
 * @example pdfText("Ẹ káàárọ̀ 🌙") // "Ẹ káàárọ̀"
 */
export function pdfText(text: string): string {
  const letters = [...text.normalize("NFC")].map((letter) => {
    if (available.has(letter) || isMark(letter)) return letter;
    if (/\s/u.test(letter)) return " ";
    return /\p{L}|\p{N}/u.test(letter) ? MARK_FOR_UNKNOWN : "";
  });
  const printed = letters.join("").replace(/ {2,}/g, " ").trim();
  const isLost = withoutMarks(printed) === "" && withoutMarks(text).trim() !== "";
  return isLost ? MARK_FOR_UNKNOWN : printed;
}

/**
 * Splits a text into parts of one font each, since no font has the letters of all scripts.
 * @example scriptsOf("Selam ሰላም") // [["latin", "Selam "], ["ethiopic", "ሰላም"]]
 */
export const scriptsOf = (text: string): readonly (readonly [Script, string])[] =>
  text
    .split(/([\u1200-\u139f]+(?: [\u1200-\u139f]+)*)/)
    .map((piece, index) => [index % 2 === 0 ? "latin" : "ethiopic", piece] as const)
    .filter(([, piece]) => piece !== "");
