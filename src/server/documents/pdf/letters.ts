import { withoutMarks } from "#report/language-parts.ts";
import { pdfRanges, printingOf } from "#report/pdf-letters.ts";

const lettersIn = (ranges: readonly (readonly [number, number])[]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !/\p{Cn}/u.test(letter))
    .join("");

export const pdfLetters = {
  latin: lettersIn(pdfRanges.latin),
  ethiopic: lettersIn(pdfRanges.ethiopic),
} as const;

export type Script = keyof typeof pdfLetters;

export const simpleLetters: readonly string[] = [...pdfLetters.latin].filter((letter) =>
  /^(?:[A-Za-zı]|\p{Mn})$/u.test(letter),
);

const MARK_FOR_UNKNOWN = "?";
/** Marks where text in another language begins and ends: see report/language-parts.ts. */
const isMark = (letter: string) => withoutMarks(letter) === "";

export function pdfText(text: string): string {
  const letters = [...text.normalize("NFC")].map((letter) => {
    if (isMark(letter)) return letter;
    if (/\s/u.test(letter)) return " ";
    const printing = printingOf(letter);
    if (printing === "printed") return letter;
    return printing === "lost" ? MARK_FOR_UNKNOWN : "";
  });
  const printed = letters.join("").replace(/ {2,}/g, " ").trim();
  const isLost = withoutMarks(printed) === "" && withoutMarks(text).trim() !== "";
  return isLost ? MARK_FOR_UNKNOWN : printed;
}

/** @example scriptsOf("Selam ሰላም") // [["latin", "Selam "], ["ethiopic", "ሰላም"]] */
export const scriptsOf = (text: string): readonly (readonly [Script, string])[] =>
  text
    .split(/([\u1200-\u139f]+(?: [\u1200-\u139f]+)*)/)
    .map((piece, index) => [index % 2 === 0 ? "latin" : "ethiopic", piece] as const)
    .filter(([, piece]) => piece !== "");
