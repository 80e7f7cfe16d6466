import type { PdfFile } from "./pdf-file.ts";
import { type PdfFont, pdfFont } from "./pdf-font.ts";
import { PdfReader, PdfString, type PdfValue } from "./pdf-values.ts";

/** A piece of text on a page, in points from the lower left corner. */
export interface PdfRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** A form inside a form, and so on. */
const DEEPEST_FORM = 5;
const MOST_RUNS = 50_000;
/** A gap within a text, in thousandths of the size, that is read as a space. */
const WORD_GAP = 200;

const INLINE_PICTURE = /[\s\S]*?[\t\n\f\r ]EI(?=[\t\n\f\r ])/y;

const times = (one: Matrix, two: Matrix): Matrix => [
  one[0] * two[0] + one[1] * two[2],
  one[0] * two[1] + one[1] * two[3],
  one[2] * two[0] + one[3] * two[2],
  one[2] * two[1] + one[3] * two[3],
  one[4] * two[0] + one[5] * two[2] + two[4],
  one[4] * two[1] + one[5] * two[3] + two[5],
];

interface Settings {
  readonly matrix: Matrix;
  readonly font: PdfFont | null;
  readonly size: number;
  readonly leading: number;
  readonly letterSpace: number;
  readonly wordSpace: number;
  readonly stretch: number;
}

const BEGINNING: Settings = {
  ...{ matrix: IDENTITY, font: null, size: 1, leading: 0 },
  ...{ letterSpace: 0, wordSpace: 0, stretch: 1 },
};

/** Returns the texts that a page draws, in the order of drawing. */
export function pageRuns(file: PdfFile, page: PdfValue, resources: PdfValue): PdfRun[] {
  const contents = file.entry(page, "/Contents");
  const parts = Array.isArray(contents) ? contents : [contents];
  const content = parts.map((part) => file.content(part)).join("\n");
  const canvas = new Canvas(file);
  canvas.draw(content, resources, IDENTITY, 0);
  return canvas.runs;
}

class Canvas {
  readonly runs: PdfRun[] = [];
  readonly #file: PdfFile;
  readonly #fonts = new Map<PdfValue, PdfFont>();
  #now: Settings = BEGINNING;
  #line: Matrix = IDENTITY;
  #at: Matrix = IDENTITY;

  constructor(file: PdfFile) {
    this.#file = file;
  }

  draw(content: string, resources: PdfValue, matrix: Matrix, depth: number): void {
    const before = this.#now;
    this.#now = { ...before, matrix };
    const stack: Settings[] = [];
    const reader = new PdfReader(content);
    for (let step = reader.step(); step !== undefined; step = reader.step()) {
      const { word, values } = step;
      if (this.runs.length > MOST_RUNS) return;
      if (word === "q") stack.push(this.#now);
      else if (word === "Q") this.#now = stack.pop() ?? this.#now;
      else if (word === "ID") reader.take(INLINE_PICTURE);
      else if (word === "Do") this.#drawForm(values[0], resources, depth);
      else if (word === "Tf") this.#setFont(values, resources);
      else this.#operate(word, values);
    }
    this.#now = before;
  }

  #drawForm(name: PdfValue | undefined, resources: PdfValue, depth: number): void {
    const form = this.#file.entry(this.#file.entry(resources, "/XObject"), String(name));
    if (depth >= DEEPEST_FORM || this.#file.entry(form, "/Subtype") !== "/Form") return;
    const own = this.#file.entry(form, "/Resources") ?? resources;
    const matrix = matrixOf(this.#file.list(this.#file.entry(form, "/Matrix"))) ?? IDENTITY;
    this.draw(this.#file.content(form), own, times(matrix, this.#now.matrix), depth + 1);
  }

  #setFont([name, size]: readonly PdfValue[], resources: PdfValue): void {
    const font = this.#file.entry(this.#file.entry(resources, "/Font"), String(name));
    const known = this.#fonts.get(font) ?? pdfFont(this.#file, font);
    this.#fonts.set(font, known);
    this.#set({ font: known, size: Number(size) });
  }

  #operate(word: string, values: readonly PdfValue[]): void {
    const [x, y] = [Number(values[0]), Number(values[1])];
    const operations: Readonly<Record<string, () => void>> = {
      cm: () => this.#set({ matrix: times(matrixOf(values) ?? IDENTITY, this.#now.matrix) }),
      BT: () => this.#moveTo(IDENTITY),
      Tm: () => this.#moveTo(matrixOf(values) ?? IDENTITY),
      Td: () => this.#moveBy(x, y),
      TD: () => {
        this.#set({ leading: -y });
        this.#moveBy(x, y);
      },
      "T*": () => this.#moveBy(0, -this.#now.leading),
      TL: () => this.#set({ leading: x }),
      Tc: () => this.#set({ letterSpace: x }),
      Tw: () => this.#set({ wordSpace: x }),
      Tz: () => this.#set({ stretch: x / 100 }),
      Tj: () => this.#show(values),
      TJ: () => this.#show(Array.isArray(values[0]) ? values[0] : []),
      "'": () => this.#showOnNext(values),
      '"': () => this.#showOnNext(values.slice(2)),
    };
    if (Object.hasOwn(operations, word)) operations[word]?.();
  }

  #set(settings: Partial<Settings>): void {
    this.#now = { ...this.#now, ...settings };
  }

  #moveTo(matrix: Matrix): void {
    this.#line = matrix;
    this.#at = matrix;
  }

  #moveBy(x: number, y: number): void {
    this.#moveTo(times([1, 0, 0, 1, x, y], this.#line));
  }

  #showOnNext(parts: readonly PdfValue[]): void {
    this.#moveBy(0, -this.#now.leading);
    this.#show(parts);
  }

  /** Strings, and numbers that move the next one left in thousandths of the size. */
  #show(parts: readonly PdfValue[]): void {
    const { font, size, letterSpace, wordSpace, stretch } = this.#now;
    let [text, width] = ["", 0];
    for (const part of parts) {
      if (typeof part === "number") {
        width -= (part / 1000) * size * stretch;
        if (-part > WORD_GAP) text += " ";
      }
      if (!(part instanceof PdfString)) continue;
      for (const glyph of font?.glyphsOf(part.bytes) ?? []) {
        text += glyph.text;
        const space = letterSpace + (glyph.isSpace ? wordSpace : 0);
        width += ((glyph.width / 1000) * size + space) * stretch;
      }
    }
    const start = times(this.#at, this.#now.matrix);
    this.#at = times([1, 0, 0, 1, width, 0], this.#at);
    const end = times(this.#at, this.#now.matrix);
    const height = Math.hypot(start[2], start[3]) * Math.abs(size);
    if (text.trim() === "") return;
    this.runs.push({ text, left: start[4], right: end[4], bottom: start[5], size: height });
  }
}

function matrixOf(values: readonly PdfValue[]): Matrix | null {
  const [a, b, c, d, e, f] = values.map(Number);
  const matrix = [a, b, c, d, e, f];
  return matrix.every((value) => Number.isFinite(value)) ? (matrix as unknown as Matrix) : null;
}
