import { readLegalText } from "../../src/web/features/account/legal/view-model.ts";
import type { MarkdownPiece } from "../../src/web/ui/text/markdown-text.tsx";

const END_OF_SENTENCE = /(?<=[.!?])\s+/;
const BLOCKS = new Set(["paragraph", "definition", "list_item"]);

export function sentencesOfLegalPage(name: string, file: string): string[] {
  const { intro, note, sections } = readLegalText(name, file);
  return [intro, note, ...sections.flatMap(blocksIn)]
    .flatMap((block) => block.split(END_OF_SENTENCE))
    .filter((sentence) => sentence !== "");
}

function blocksIn(piece: MarkdownPiece): string[] {
  if (BLOCKS.has(piece.type)) return [wordsOf(piece)];
  return [...(piece.tokens ?? []), ...(piece.items ?? [])].flatMap(blocksIn);
}

const wordsOf = ({ text = "", tokens }: MarkdownPiece): string =>
  tokens ? tokens.map(wordsOf).join("") : text;

/** @example textsOfCatalogue('#: moon/a.tsx\nmsgid "It is round."', "moon/") */
export function textsOfCatalogue(catalogue: string, folder: string): string[] {
  return catalogue
    .split("\n\n")
    .filter((entry) => entry.includes(`#: ${folder}`))
    .flatMap((entry) => MESSAGE.exec(entry)?.[1] ?? [])
    .map((message) => String(JSON.parse(message)));
}

const MESSAGE = /^msgid (".*")$/m;
