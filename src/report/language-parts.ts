/** Unicode isolates, which work in plain text; renderers split it with `languageParts`. */
const UNKNOWN = "\u2068";
const ENGLISH = "\u2066";
const END = "\u2069";
const MARKS = /[\u2066-\u2069]/g;

/** BCP 47 for undetermined: the user may write in any language. */
export const UNKNOWN_LANGUAGE = "und";

export const asWritten = (text: string): string => `${UNKNOWN}${withoutMarks(text)}${END}`;

/** Marks English text used where a translation is missing; may contain the user's words. */
export const asEnglish = (text: string): string => `${ENGLISH}${text}${END}`;

export const withoutMarks = (text: string): string => text.replaceAll(MARKS, "");

interface LanguagePart {
  readonly text: string;
  /** BCP 47; `null` for the surrounding language. */
  readonly language: "en" | typeof UNKNOWN_LANGUAGE | null;
}

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

/** Repeats open marks on each line of a broken text. */
export function withMarksOfEach(lines: readonly string[]): string[] {
  const open: string[] = [];
  return lines.map((line) => {
    const opened = open.join("");
    for (const [mark] of line.matchAll(MARKS)) {
      if (mark === END) open.pop();
      else open.push(mark);
    }
    return `${opened}${line}${END.repeat(open.length)}`;
  });
}
