/**
 * Words of another language than the sentence they stand in: Unicode's isolates say so within plain
 * text, where a tag has no place. What draws a text takes it apart with `languageParts`.
 */
const UNKNOWN = "\u2068";
const ENGLISH = "\u2066";
const END = "\u2069";
const MARKS = /[\u2066-\u2069]/g;

/** Undetermined, as BCP 47 has it: she writes in whatever language she likes. */
export const UNKNOWN_LANGUAGE = "und";

/** @example asWritten("Metformin") // "Metformin", marked as in a language nobody knows */
export const asWritten = (text: string): string => `${UNKNOWN}${withoutMarks(text)}${END}`;

/** What a language lacks is said in English, inside which hers may stand. */
export const asEnglish = (text: string): string => `${ENGLISH}${text}${END}`;

export const withoutMarks = (text: string): string => text.replaceAll(MARKS, "");

interface LanguagePart {
  readonly text: string;
  /** As BCP 47 has it; `null` for that of the text around. */
  readonly language: "en" | typeof UNKNOWN_LANGUAGE | null;
}

/** A text in parts of one language each. */
export function languageParts(text: string): readonly LanguagePart[] {
  const open: string[] = [];
  return text.split(/([\u2066\u2068\u2069])/).flatMap((piece) => {
    if (piece === END) open.pop();
    else if (piece === UNKNOWN || piece === ENGLISH) open.push(piece);
    else if (piece !== "") return [{ text: piece, language: languageOf(open.at(-1)) }];
    return [];
  });
}

const languageOf = (mark: string | undefined): LanguagePart["language"] =>
  mark === undefined ? null : mark === ENGLISH ? "en" : UNKNOWN_LANGUAGE;

/** Lines that a text was broken into, each with the marks of what began in a line before. */
export function withMarksOfEach(lines: readonly string[]): string[] {
  const open: string[] = [];
  return lines.map((line) => {
    const begun = open.join("");
    for (const [mark] of line.matchAll(MARKS)) {
      if (mark === END) open.pop();
      else open.push(mark);
    }
    return `${begun}${line}${END.repeat(open.length)}`;
  });
}
