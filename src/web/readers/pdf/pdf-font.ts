import type { PdfFile } from "./pdf-file.ts";
import { PdfReader, PdfString, type PdfValue } from "./pdf-values.ts";

export interface Glyph {
  readonly text: string;
  /** In thousandths of the size. */
  readonly width: number;
  readonly isSpace: boolean;
}

export interface PdfFont {
  readonly glyphsOf: (bytes: string) => Glyph[];
}

/** Shown for a glyph whose letter the file doesn't name. */
export const UNKNOWN_LETTER = "\ufffd";
const USUAL_WIDTH = 500;

/** Glyph names that aren't a letter themselves. */
const GLYPH_NAMES: Readonly<Record<string, string>> = {
  ...{ zero: "0", one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7" },
  ...{ eight: "8", nine: "9", space: " ", period: ".", comma: ",", colon: ":", semicolon: ";" },
  ...{ hyphen: "-", minus: "-", endash: "–", emdash: "—", slash: "/", percent: "%", plus: "+" },
  ...{ less: "<", greater: ">", lessequal: "≤", greaterequal: "≥", equal: "=", asterisk: "*" },
  ...{ parenleft: "(", parenright: ")", bracketleft: "[", bracketright: "]", underscore: "_" },
  ...{ mu: "µ", mu1: "µ", micro: "µ", degree: "°", quotesingle: "'", ampersand: "&", nbspace: " " },
};
/** The letters of the Symbol font that results use; an "m" there is a "µ". */
const SYMBOLS: Readonly<Record<string, string>> = { m: "µ", "\u00a3": "≤", "\u00b3": "≥" };

/** The codes 128 to 159 of Windows-1252, which some versions of Node decode as control characters. */
const WINDOWS = "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ";
const apple = new TextDecoder("macintosh");

/** Reads a font of a page's resources: which letters its codes are, and how wide. */
export function pdfFont(file: PdfFile, font: PdfValue): PdfFont {
  const map = toUnicode(file.content(file.entry(font, "/ToUnicode")));
  const [inner] = file.list(file.entry(font, "/DescendantFonts"));
  if (inner !== undefined) return compositeFont(map, compositeWidths(file, inner));
  const letters = simpleLetters(file, font);
  const first = Number(file.entry(font, "/FirstChar") ?? 0);
  const widths = file.list(file.entry(font, "/Widths")).map((width) => file.resolve(width));
  const glyphOf = (code: number): Glyph => {
    const width = widths[code - first];
    const text = map.get(code) ?? letters(code);
    return { text, width: typeof width === "number" ? width : USUAL_WIDTH, isSpace: code === 32 };
  };
  return { glyphsOf: (bytes) => Array.from(bytes, (byte) => glyphOf(byte.charCodeAt(0))) };
}

/** A font with two bytes per letter, whose letters only its map names. */
function compositeFont(
  map: ReadonlyMap<number, string>,
  widthOf: (code: number) => number,
): PdfFont {
  const glyphsOf = (bytes: string) => {
    const glyphs: Glyph[] = [];
    for (let at = 0; at + 1 < bytes.length; at += 2) {
      const code = bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1);
      glyphs.push({
        text: map.get(code) ?? UNKNOWN_LETTER,
        width: widthOf(code),
        isSpace: false,
      });
    }
    return glyphs;
  };
  return { glyphsOf };
}

/** Widths as "first [w w w]" or "first last w". */
function compositeWidths(file: PdfFile, inner: PdfValue): (code: number) => number {
  const usual = file.entry(inner, "/DW");
  const list = file.list(file.entry(inner, "/W")).map((value) => file.resolve(value));
  const widths = new Map<number, number>();
  const set = (code: number, width: PdfValue | undefined) => {
    if (typeof width === "number") widths.set(code, width);
  };
  for (let at = 0; at < list.length; ) {
    const [first, next] = [Number(list[at]), list[at + 1]];
    if (Array.isArray(next)) {
      for (const [place, width] of next.entries()) set(first + place, file.resolve(width));
      at += 2;
    } else {
      const last = Math.min(Number(next), first + 65_535);
      for (let code = first; code <= last; code += 1) set(code, list[at + 2]);
      at += 3;
    }
  }
  return (code) => widths.get(code) ?? (typeof usual === "number" ? usual : 1000);
}

function simpleLetters(file: PdfFile, font: PdfValue): (code: number) => string {
  const isSymbol = String(file.entry(font, "/BaseFont")).endsWith("Symbol");
  const encoding = file.entry(font, "/Encoding");
  const base = typeof encoding === "string" ? encoding : file.entry(encoding, "/BaseEncoding");
  const named = differences(file, encoding);
  return (code) => {
    const name = named.get(code);
    if (name !== undefined) return letterNamed(name);
    if (base === "/MacRomanEncoding") return apple.decode(Uint8Array.of(code));
    const letter = WINDOWS[code - 128] ?? String.fromCharCode(code);
    return (isSymbol ? SYMBOLS[letter] : undefined) ?? letter;
  };
}

/** "[65 /A /B 97 /a]": names of glyphs, each list from a code on. */
function differences(file: PdfFile, encoding: PdfValue): Map<number, string> {
  const named = new Map<number, string>();
  let code = 0;
  for (const value of file.list(file.entry(encoding, "/Differences"))) {
    if (typeof value === "number") code = value;
    else if (typeof value === "string") {
      named.set(code, value.slice(1));
      code += 1;
    }
  }
  return named;
}

function letterNamed(name: string): string {
  if (name.length === 1) return name;
  const code = /^(?:uni|u)([0-9A-F]{4,6})$/.exec(name)?.[1];
  if (code !== undefined) return letterOf(Number.parseInt(code, 16));
  return (Object.hasOwn(GLYPH_NAMES, name) ? GLYPH_NAMES[name] : undefined) ?? UNKNOWN_LETTER;
}

const letterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : UNKNOWN_LETTER);

/** Reads a font's map from codes to letters; empty without one. */
function toUnicode(content: string): Map<number, string> {
  const map = new Map<number, string>();
  const reader = new PdfReader(content);
  for (let step = reader.step(); step !== undefined; step = reader.step()) {
    if (step.word === "endbfchar") addChars(map, step.values);
    if (step.word === "endbfrange") addRanges(map, step.values);
  }
  return map;
}

function addChars(map: Map<number, string>, values: readonly PdfValue[]): void {
  for (let at = 0; at + 1 < values.length; at += 2) {
    map.set(codeOf(values[at]), lettersOf(values[at + 1]));
  }
}

function addRanges(map: Map<number, string>, values: readonly PdfValue[]): void {
  for (let at = 0; at + 2 < values.length; at += 3) {
    const [first, last, to] = [codeOf(values[at]), codeOf(values[at + 1]), values[at + 2]];
    const isList = Array.isArray(to);
    const start = isList ? "" : lettersOf(to);
    for (let code = first; code <= Math.min(last, first + 255); code += 1) {
      const text = isList ? lettersOf(to[code - first]) : advanced(start, code - first);
      map.set(code, text);
    }
  }
}

const advanced = (text: string, by: number) =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + by);

const bytesOf = (value: PdfValue | undefined) => (value instanceof PdfString ? value.bytes : "");

const codeOf = (value: PdfValue | undefined) =>
  Array.from(bytesOf(value)).reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);

/** UTF-16, big end first. */
const lettersOf = (value: PdfValue | undefined) =>
  bytesOf(value).replace(/([\s\S])([\s\S])/g, (_, high: string, low: string) =>
    String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)),
  );
