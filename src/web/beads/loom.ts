export function loomed(
  width: number,
  height: number,
  beadAt: (x: number, y: number) => string,
): readonly string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => beadAt(x, y)).join(""),
  );
}

/** Distance of bead x from the nearest centre of a pattern with an even period `repeat`. */
export const fromMiddle = (x: number, repeat: number): number =>
  Math.abs((x % repeat) - repeat / 2);
