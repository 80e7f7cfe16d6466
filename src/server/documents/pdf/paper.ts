import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { simpleLetters } from "./letters.ts";

export type Paper = PDFKit.PDFDocument;
export type Tag = ReturnType<Paper["struct"]>;

/** A4, in points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 33 } as const;
export const TEXT_WIDTH = SHEET.width - 2 * SHEET.margin;

/** The web's colours on white paper; each pair of text and ground reaches WCAG AA. */
export const inks = {
  text: "#2B1B2C",
  soft: "#5C4D59",
  line: "#DCCBB7",
  tint: "#FBF6F0",
  bead: "#F1E6D9",
  hibiscus: "#B3324F",
  gold: "#C98A1B",
} as const;

/** The fonts lie beside this file, and beside the bundle where scripts/build.ts copies them. */
const readFont = (weight: string) =>
  readFileSync(new URL(`./fonts/noto-sans-${weight}.ttf`, import.meta.url));
let fonts: { readonly regular: Buffer; readonly bold: Buffer } | undefined;

/** Nobody is named but who is in the title; the day of making is part of the file. */
interface PaperFacts {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly madeAt: Date;
}

/** An empty document of A4 pages, tagged for screen readers (PDF/UA), its typeface embedded. */
export function openPaper({ title, language, madeAt }: PaperFacts): Paper {
  fonts ??= { regular: readFont("regular"), bold: readFont("bold") };
  const paper = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: "Mwezi", CreationDate: madeAt },
    // No default typeface: a standard one would not be embedded.
    font: "",
    // The type declarations do not know this subset yet.
    ...({ subset: "PDF/UA" } as object),
  });
  paper.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  for (const weight of ["regular", "bold"]) nameSimpleLetters(paper.font(weight));
  return paper;
}

/**
 * The typeface draws "ọ̀" as o, dot and grave, and pdfkit tells a reader of each shape what it stood
 * for the first time: an o first met so would be read as ọ for the rest of the page. Met first on
 * their own, plain letters and marks keep their names.
 */
function nameSimpleLetters(paper: Paper): void {
  const { _font } = paper as unknown as { readonly _font: { encode(text: string): unknown } };
  for (const letter of simpleLetters) _font.encode(letter);
}

/** Draws what a screen reader passes over: grounds, rules, page numbers. */
export function asArtifact(paper: Paper, draw: () => void): void {
  paper.markContent("Artifact");
  draw();
  paper.endMarkedContent();
}

/** Ends the document. */
export async function bytesOf(paper: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  paper.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve, reject) => paper.on("end", resolve).on("error", reject));
  paper.end();
  await done;
  return Buffer.concat(chunks);
}
