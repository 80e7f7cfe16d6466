import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Script, simpleLetters } from "./letters.ts";

export type Pdf = PDFKit.PDFDocument;
export type Tag = ReturnType<Pdf["struct"]>;

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 33 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** The web's colours on white; each pair of text and ground reaches WCAG AA. */
export const inks = {
  text: "#2B1B2C",
  soft: "#5C4D59",
  line: "#DCCBB7",
  tint: "#FBF6F0",
  bead: "#F1E6D9",
  hibiscus: "#B3324F",
  gold: "#C98A1B",
} as const;

/** The fonts are beside this file, and beside the bundle, where scripts/build.ts copies them. */
const fontFile = (name: string) => new URL(`./fonts/noto-sans-${name}.ttf`, import.meta.url);
const readFont = (weight: string) => readFileSync(fontFile(weight));

/** The name a font is registered by. */
export const fontOf = (script: Script, weight: "regular" | "bold") =>
  script === "latin" ? weight : (`ethiopic-${weight}` as const);

const weights = ["regular", "bold"] as const;

/** What every document is set in, as a file at first, then as the first document has decoded it. */
const fonts = new Map<string, Buffer>();

/** The file's metadata. */
interface PdfFacts {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly madeAt: Date;
}

/** An empty document of A4 pages, tagged for screen readers (PDF/UA), its typeface embedded. */
export async function openPdf({ title, language, madeAt }: PdfFacts): Promise<Pdf> {
  // Half of what a thread takes to start, and few threads ever make a page.
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
    // No default typeface: a standard one would not be embedded.
    font: "",
    // The type declarations do not know this subset yet.
    ...({ subset: "PDF/UA" } as object),
  });
  for (const weight of weights) {
    pdf.registerFont(weight, fonts.get(weight) ?? readFont(weight));
    fonts.set(weight, nameSimpleLetters(pdf.font(weight)));
  }
  // By their paths: read, and embedded, only where a text needs them.
  for (const weight of ["ethiopic-regular", "ethiopic-bold"]) {
    pdf.registerFont(weight, fileURLToPath(fontFile(weight)));
  }
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  roots.set(pdf, root);
  return pdf;
}

/** The one element everything read aloud stands in: PDF/UA-1, 7.1. */
const roots = new WeakMap<Pdf, Tag>();

/** Draws tagged content, as the next that is read. */
export function addTag(pdf: Pdf, tag: Tag): void {
  roots.get(pdf)?.add(tag);
}

interface EmbeddedFont {
  readonly encode: (text: string) => unknown;
  /** Decoded: it may be registered in place of a file, which the type declarations do not know yet. */
  readonly font: Buffer;
}

/**
 * The font draws "ọ̀" as the glyphs o, dot and grave, and pdfkit maps each glyph to the text of its
 * first use: an o first used in "ọ̀" would be read as ọ everywhere. Encoding plain letters and marks
 * first gives them their own mapping. Answers the font, decoded, which takes a third of what a page costs.
 */
function nameSimpleLetters(pdf: Pdf): Buffer {
  const { _font } = pdf as unknown as { readonly _font: EmbeddedFont };
  for (const letter of simpleLetters) _font.encode(letter);
  return _font.font;
}

/** Draws what screen readers ignore: backgrounds, rules, page numbers. */
export function asArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact");
  draw();
  pdf.endMarkedContent();
}

/** Ends the document and returns its bytes. */
export async function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  roots.get(pdf)?.end();
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
