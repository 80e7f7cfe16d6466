import { type Block, stack } from "./block.ts";

export function sideBySide(left: Block, right: Block, step: number): Block {
  return {
    height: Math.max(left.height, right.height),
    decorate: (x, y) => {
      left.decorate?.(x, y);
      right.decorate?.(x + step, y);
    },
    tags: (x, y) => [...left.tags(x, y), ...right.tags(x + step, y)],
  };
}

/** Tries every division for the shortest columns, so use ten blocks at most. */
export function twoColumns(
  blocks: readonly Block[],
  { gap, step }: { readonly gap: number; readonly step: number },
): Block {
  const divisions = Array.from({ length: 2 ** blocks.length }, (_, division) => {
    const isLeft = (index: number) => (division >> index) % 2 === 0;
    const left = blocks.filter((_block, index) => isLeft(index));
    const right = blocks.filter((_block, index) => !isLeft(index));
    return sideBySide(stack(left, gap), stack(right, gap), step);
  });
  return divisions.reduce((best, other) => (other.height < best.height ? other : best));
}
