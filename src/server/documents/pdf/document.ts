import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Script, simpleLetters } from "./letters.ts";

export type Pdf = PDFKit.PDFDocument;
export type Tag = ReturnType<Pdf["struct"]>;

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 33 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** The web app's colours on white; each pair of text and background reaches WCAG AA. */
export const inks = {
  text: "#2B1B2C",
  soft: "#5C4D59",
  line: "#DCCBB7",
  tint: "#FBF6F0",
  bead: "#F1E6D9",
  hibiscus: "#B3324F",
  gold: "#C98A1B",
} as const;

const fontFile = (name: string) => new URL(`./fonts/noto-sans-${name}.ttf`, import.meta.url);

export const fontOf = (script: Script, weight: "regular" | "bold") =>
  script === "latin" ? weight : (`ethiopic-${weight}` as const);

const weights = ["regular", "bold"] as const;

/** The fonts of every document: file contents at first, then as decoded by the first document. */
const fonts = new Map<string, Buffer>();

interface PdfFacts {
  readonly title: string;
  readonly language: string;
  readonly madeAt: Date;
}

export async function openPdf({ title, language, madeAt }: PdfFacts): Promise<Pdf> {
  // Loading pdfkit takes half of a thread's start-up time, and few threads ever make a page.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: "Mwezi", CreationDate: madeAt },
    // No default font, since the standard ones would not be embedded.
    font: "",
    // The type declarations lack this subset.
    ...({ subset: "PDF/UA" } as object),
  });
  for (const weight of weights) {
    pdf.registerFont(weight, fonts.get(weight) ?? readFileSync(fontFile(weight)));
    fonts.set(weight, nameSimpleLetters(pdf.font(weight)));
  }
  // Registered by path, so they are read and embedded only if a text needs them.
  for (const weight of ["ethiopic-regular", "ethiopic-bold"]) {
    pdf.registerFont(weight, fileURLToPath(fontFile(weight)));
  }
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  roots.set(pdf, root);
  return pdf;
}

/** The root element of all tagged content: PDF/UA-1, 7.1. */
const roots = new WeakMap<Pdf, Tag>();

export function addTag(pdf: Pdf, tag: Tag): void {
  roots.get(pdf)?.add(tag);
}

interface EmbeddedFont {
  readonly encode: (text: string) => unknown;
  /** The decoded font. It can be registered in place of a file, which the type declarations lack. */
  readonly font: Buffer;
}

/**
 * pdfkit maps a glyph to its first text, so plain letters are encoded before "ọ̀". Returns the
 * font.
 */
function nameSimpleLetters(pdf: Pdf): Buffer {
  const { _font } = pdf as unknown as { readonly _font: EmbeddedFont };
  for (const letter of simpleLetters) _font.encode(letter);
  return _font.font;
}

export function asArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact");
  draw();
  pdf.endMarkedContent();
}

export async function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  roots.get(pdf)?.end();
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
