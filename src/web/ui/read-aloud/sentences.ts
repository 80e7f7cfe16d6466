const BLOCKS = "p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, figcaption, summary, div";
const NOT_READ =
  "button, select, textarea, nav, aside, script, style, [hidden], [aria-hidden=true]";

export function sentencesIn(root: Element, language: string): Range[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return blocksIn(root).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join("");
    return [...segmenter.segment(text)]
      .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
      .map(({ index, segment }) => rangeOf(nodes, index, index + segment.trimEnd().length));
  });
}

export const textOf = (sentence: Range): string => sentence.toString().replace(/\s+/g, " ").trim();

/** The text nodes that are read, grouped by their paragraph, heading or cell. */
function blocksIn(root: Element): Text[][] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks: Text[][] = [];
  let block: Element | null = null;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (parent === null || parent.closest(NOT_READ) || !parent.checkVisibility()) continue;
    const its = parent.closest(BLOCKS);
    if (its !== block || blocks.length === 0) blocks.push([]);
    block = its;
    blocks.at(-1)?.push(text);
  }
  return blocks;
}

function rangeOf(nodes: readonly Text[], from: number, to: number): Range {
  const range = new Range();
  let start = 0;
  for (const node of nodes) {
    const end = start + node.length;
    if (from >= start && from < end) range.setStart(node, from - start);
    if (to > start && to <= end) range.setEnd(node, to - start);
    start = end;
  }
  return range;
}
