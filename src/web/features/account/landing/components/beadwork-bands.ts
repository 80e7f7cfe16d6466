/** Loomed bands for the landing page: one letter a bead, as beads/beadwork.tsx reads them. */
const WIDTH = 29;
const HEIGHT = 9;

function loomed(width: number, height: number, beadAt: (x: number, y: number) => string): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => beadAt(x, y)).join(""),
  );
}

/** How far a bead lies from the nearest middle of a pattern that comes again every `repeat` beads. */
const fromMiddle = (x: number, repeat: number) => Math.abs((x % repeat) - repeat / 2);

/** Hills in stripes, one behind the other. */
const HILLS = "ooohhcggaavvhhhh";
export const movementBand = loomed(
  WIDTH,
  HEIGHT,
  (x, y) => HILLS[y + 7 - fromMiddle(x, 14)] ?? "o",
);

/** Fruit among leaves, in diamonds. */
const FRUIT = "ghhcaaooo";
export const nutritionBand = loomed(
  WIDTH,
  HEIGHT,
  (x, y) => FRUIT[fromMiddle(x + 1, 10) + Math.abs(y - 4)] ?? "o",
);

/** The moon and the stars over quiet water. */
export const sleepBand = [
  "vvvvvvvvvvvvvvvvvvvvvvvvvvvvv",
  "vvvvvvvvvvvvvvggggvvvvvvvvvvv",
  "vvgvvvvvvvvvggggvvvvvvvvvgvvv",
  "vgggvvvvvvvggggvvvvvvvvvvvvvv",
  "vvgvvvvvvvvgggvvvvvvvgvvvvvvv",
  "vvvvvvgvvvvggggvvvvvgggvvvvgv",
  "vvvvvvvvvvvvggggvvvvvgvvvvvvv",
  "vaavvvaavvvvvvggggvvvaavvvaav",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

/** Diamonds on a string, above the last invitation. */
const CLOSING = "ghca";
export const closingBand = loomed(
  31,
  7,
  (x, y) => CLOSING[fromMiddle(x + 1, 8) + Math.abs(y - 3)] ?? ".",
);
