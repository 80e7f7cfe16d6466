import { languageParts, withMarksOfEach, withoutMarks } from "#report/language-parts.ts";
import { fontOf, inks, type Pdf, type Tag } from "./document.ts";
import { pdfText, type Script, scriptsOf } from "./letters.ts";

export interface TypeStyle {
  readonly font: "regular" | "bold";
  readonly size: number;
  readonly leading: number;
  readonly ink: string;
}

export const styles = {
  title: { font: "bold", size: 20, leading: 25, ink: inks.text },
  heading: { font: "bold", size: 11.5, leading: 15.5, ink: inks.hibiscus },
  body: { font: "regular", size: 10, leading: 12.8, ink: inks.text },
  strong: { font: "bold", size: 10, leading: 12.8, ink: inks.text },
  note: { font: "regular", size: 10, leading: 12.8, ink: inks.soft },
} as const satisfies Record<string, TypeStyle>;

const ELLIPSIS = "…";

const choose = (pdf: Pdf, script: Script, { font, size }: TypeStyle) =>
  pdf.font(fontOf(script, font)).fontSize(size);

export function widthOf(pdf: Pdf, text: string, style: TypeStyle): number {
  return scriptsOf(withoutMarks(text)).reduce(
    (width, [script, piece]) => width + choose(pdf, script, style).widthOfString(piece),
    0,
  );
}

export function writeLine(pdf: Pdf, text: string, x: number, y: number, style: TypeStyle) {
  let left = x;
  for (const [script, piece] of scriptsOf(withoutMarks(text))) {
    choose(pdf, script, style).fillColor(style.ink).text(piece, left, y, { lineBreak: false });
    left += pdf.widthOfString(piece);
  }
}

export type TagContent = (Tag | (() => void))[];

export function lineContent(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  style: TypeStyle,
): TagContent {
  let left = x;
  return languageParts(text).map(({ text: words, language }) => {
    const at = left;
    left += widthOf(pdf, words, style);
    const draw = () => writeLine(pdf, words, at, y, style);
    return language === null ? draw : pdf.struct("Span", { lang: language }, draw);
  });
}

function cutTo(pdf: Pdf, text: string, width: number, style: TypeStyle, end: string): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const fits = (count: number) =>
    widthOf(pdf, letters.slice(0, count).join("").trimEnd() + end, style) <= width;
  let [most, tooMany] = [0, letters.length + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return letters.slice(0, Math.max(1, most)).join("");
}

function truncate(pdf: Pdf, input: string, width: number, style: TypeStyle): string {
  const text = pdfText(input);
  if (widthOf(pdf, text, style) <= width) return text;
  return cutTo(pdf, text, width, style, ELLIPSIS).trimEnd() + ELLIPSIS;
}

/** Breaks between words, or inside a word that is wider than a line. */
export function wrapText(
  pdf: Pdf,
  text: string,
  width: number,
  style: TypeStyle,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  let rest = pdfText(text);
  while (rest !== "") {
    if (lines.length + 1 >= most) {
      return withMarksOfEach([...lines, truncate(pdf, rest, width, style)]);
    }
    const line = firstLine(pdf, rest, width, style);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return withMarksOfEach(lines);
}

function firstLine(pdf: Pdf, text: string, width: number, style: TypeStyle): string {
  if (widthOf(pdf, text, style) <= width) return text;
  let end = 0;
  for (let space = text.indexOf(" "); space !== -1; space = text.indexOf(" ", space + 1)) {
    if (widthOf(pdf, text.slice(0, space), style) > width) break;
    end = space;
  }
  return end > 0 ? text.slice(0, end) : cutTo(pdf, text, width, style, "");
}
