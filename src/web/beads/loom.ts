/** A band of beads, row by row: one letter a bead, as beadwork.tsx reads them. */
export function loomed(
  width: number,
  height: number,
  beadAt: (x: number, y: number) => string,
): readonly string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => beadAt(x, y)).join(""),
  );
}

/** How far bead x lies from the nearest middle of a pattern that comes again every `repeat` beads, an even number. */
export const fromMiddle = (x: number, repeat: number): number =>
  Math.abs((x % repeat) - repeat / 2);
