import { createCanvas } from "@napi-rs/canvas";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A text and its box on the page, in points from the lower left corner. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly size: number;
}

export interface ReadPage {
  readonly text: string;
  readonly placed: readonly PlacedText[];
  readonly tags: readonly string[];
  readonly alts: readonly string[];
  /** How many tags name each language. */
  readonly languages: Readonly<Record<string, number>>;
  readonly tree: StructNode | null;
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly title: string;
  readonly language: string | null;
  readonly isTagged: boolean;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const facts = info as { readonly Title?: string; readonly Language?: string };
  const pages: ReadPage[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    pages.push(await readPage(document, page));
  }
  const marks = (await document.getMarkInfo()) as { readonly Marked?: boolean } | null;
  const read: ReadPdf = {
    pages,
    title: facts.Title ?? "",
    language: facts.Language ?? null,
    isTagged: marks?.Marked === true,
  };
  await task.destroy();
  return read;
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item): PlacedText[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , size = 0, left = 0, bottom = 0] = item.transform as number[];
    return [{ text: item.str, left, bottom, width: item.width, size }];
  });
  const tree = (await page.getStructTree()) as StructNode | null;
  const { tags, alts } = tagsOf(tree);
  const text = items.map((item) => ("str" in item ? item.str : "")).join("");
  return { text, placed, tags, alts, languages: languagesOf(tree), tree };
}

function languagesOf(node: StructNode | null): Record<string, number> {
  const inner = (node?.children ?? []).map(languagesOf);
  const all = [...(node?.lang ? [{ [node.lang]: 1 }] : []), ...inner];
  const counts: Record<string, number> = {};
  for (const [language, count] of all.flatMap(Object.entries)) {
    counts[language] = (counts[language] ?? 0) + count;
  }
  return counts;
}

/** An element of the structure tree; without a role it is content of the page. */
export interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  readonly lang?: string;
  readonly children?: readonly StructNode[];
}

function tagsOf(node: StructNode | null): { tags: string[]; alts: string[] } {
  if (node === null) return { tags: [], alts: [] };
  const inner = (node.children ?? []).map(tagsOf);
  return {
    tags: [...(node.role ? [node.role] : []), ...inner.flatMap(({ tags }) => tags)],
    alts: [...(node.alt ? [node.alt] : []), ...inner.flatMap(({ alts }) => alts)],
  };
}

/** Returns the share of dark pixels in each third of the first page, from the top. */
export async function inkOfFirstPage(bytes: Uint8Array): Promise<readonly number[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, viewport.width, viewport.height);
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  const third = Math.floor(canvas.height / 3);
  const shares = [0, 1, 2].map((part) => {
    const { data } = context.getImageData(0, part * third, canvas.width, third);
    let dark = 0;
    for (let dot = 0; dot < data.length; dot += 4) if ((data[dot + 1] ?? 255) < 128) dark += 1;
    return dark / (data.length / 4);
  });
  await task.destroy();
  return shares;
}
