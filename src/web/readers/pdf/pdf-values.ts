import { UnreadablePdf } from "./unreadable-pdf.ts";

/** Names keep their slash: "/Font". */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | PdfString
  | PdfRef
  | PdfWord
  | PdfList
  | PdfDict;
export type PdfDict = ReadonlyMap<string, PdfValue>;
export interface PdfList extends ReadonlyArray<PdfValue> {}

export class PdfString {
  /** One character per byte. */
  readonly bytes: string;
  constructor(bytes: string) {
    this.bytes = bytes;
  }
}

/** "12 0 R": another object of the file. */
export class PdfRef {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

/** An operator or a keyword; also a closing bracket. */
export class PdfWord {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const REF = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![A-Za-z])/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const HEX = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y;
const BRACKET = /<<|>>|[[\]{}]/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const LITERALS = new Map<string, PdfValue>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
/** Files nest a few levels; deeper ones are attacks on the stack. */
const DEEPEST = 60;

/** Reads the values of a PDF's syntax in turn. Executes nothing. */
export class PdfReader {
  at: number;
  readonly #text: string;

  /** @param text one character per byte */
  constructor(text: string, at = 0) {
    this.#text = text;
    this.at = at;
  }

  /** The next value; `undefined` at the end. */
  next(depth = 0): PdfValue | undefined {
    if (depth > DEEPEST) throw new UnreadablePdf("broken");
    this.take(SPACE);
    if (this.at >= this.#text.length) return undefined;
    const ref = this.take(REF);
    if (ref) return new PdfRef(Number(ref[1]));
    const number = this.take(NUMBER);
    if (number) return Number(number[0]);
    const name = this.take(NAME);
    if (name) return unescaped(name[0]);
    if (this.#text[this.at] === "(") return this.#literal();
    const hex = this.take(HEX);
    if (hex) return new PdfString(bytesOfHex(hex[1] ?? ""));
    const bracket = this.take(BRACKET)?.[0];
    if (bracket === "[") return this.#until("]", depth);
    if (bracket === "<<") return dictOf(this.#until(">>", depth));
    if (bracket !== undefined) return new PdfWord(bracket);
    return this.#word();
  }

  /** The next operator with the values before it; `undefined` at the end. */
  step(): { readonly word: string; readonly values: readonly PdfValue[] } | undefined {
    const values: PdfValue[] = [];
    for (let value = this.next(); value !== undefined; value = this.next()) {
      if (value instanceof PdfWord) return { word: value.word, values };
      values.push(value);
    }
    return undefined;
  }

  /** Matches a sticky pattern here and moves behind it. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  #word(): PdfValue {
    const word = this.take(WORD)?.[0];
    if (word === undefined) this.at += 1;
    const literal = LITERALS.get(word ?? "");
    return literal === undefined ? new PdfWord(word ?? "") : literal;
  }

  #until(end: string, depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.next(depth + 1);
      if (value === undefined) return values;
      if (value instanceof PdfWord) {
        if (value.word === end) return values;
      } else values.push(value);
    }
  }

  #literal(): PdfString {
    let [bytes, open] = ["", 1];
    for (this.at += 1; this.at < this.#text.length; this.at += 1) {
      const char = this.#text[this.at];
      if (char === "\\") bytes += this.#escape();
      else {
        if (char === "(") open += 1;
        if (char === ")") open -= 1;
        if (open === 0) break;
        bytes += char;
      }
    }
    this.at += 1;
    return new PdfString(bytes);
  }

  /** Stops at the last character of the escape. */
  #escape(): string {
    const octal = /\\([0-7]{1,3})/y;
    octal.lastIndex = this.at;
    const code = octal.exec(this.#text)?.[1];
    if (code !== undefined) {
      this.at += code.length;
      return String.fromCharCode(Number.parseInt(code, 8) & 0xff);
    }
    this.at += 1;
    const char = this.#text[this.at] ?? "";
    if (char === "\r" && this.#text[this.at + 1] === "\n") this.at += 1;
    return ESCAPES[char] ?? char;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  "\n": "",
  "\r": "",
};

const unescaped = (name: string) =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** An odd last digit counts as followed by 0. */
const bytesOfHex = (hex: string) =>
  hex
    .replace(/[^0-9A-Fa-f]/g, "")
    .replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, "0"), 16)));

function dictOf(values: readonly PdfValue[]): PdfDict {
  const dict = new Map<string, PdfValue>();
  for (let at = 0; at + 1 < values.length; at += 2) {
    const [name, value = null] = [values[at], values[at + 1]];
    if (typeof name === "string") dict.set(name, value);
  }
  return dict;
}
