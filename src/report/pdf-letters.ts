type Ranges = readonly (readonly [number, number])[];

/** Code point ranges of the PDF's fonts: see scripts/fonts/pdf-fonts.ts. */
export const pdfRanges = {
  latin: [
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
  ],
  /** The syllables, numerals and punctuation of Amharic and Tigrinya, and the supplement for Sebat Bet. */
  ethiopic: [
    [0x20, 0x20],
    [0x1200, 0x139f],
  ],
} as const satisfies Record<string, Ranges>;

const all: Ranges = Object.values(pdfRanges).flat();

const isAvailable = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return all.some(([first, last]) => first <= code && code <= last) && !/\p{Cn}/u.test(letter);
};

/** Whether the PDF shows a question mark for a letter, or prints it, or drops it (emoji). */
export function printingOf(letter: string): "printed" | "lost" | "dropped" {
  if (isAvailable(letter)) return "printed";
  return /\p{L}|\p{N}/u.test(letter) ? "lost" : "dropped";
}

/** @example lostLetters("Amina أمينة") // ["أ", "م", "ي", "ن", "ة"] */
export const lostLetters = (text: string): readonly string[] => [
  ...new Set([...text.normalize("NFC")].filter((letter) => printingOf(letter) === "lost")),
];
