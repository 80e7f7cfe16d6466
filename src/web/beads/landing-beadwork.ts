import { fromMiddle, loomed } from "./loom.ts";

const WIDTH = 29;
const HEIGHT = 9;

const HILLS = "ooohhcggaavvhhhh";
export const movementBand = loomed(
  WIDTH,
  HEIGHT,
  (x, y) => HILLS[y + 7 - fromMiddle(x, 14)] ?? "o",
);

const FRUIT = "ghhcaaooo";
export const nutritionBand = loomed(
  WIDTH,
  HEIGHT,
  (x, y) => FRUIT[fromMiddle(x + 1, 10) + Math.abs(y - 4)] ?? "o",
);

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

const CLOSING = "ghca";
export const closingBand = loomed(
  31,
  7,
  (x, y) => CLOSING[fromMiddle(x + 1, 8) + Math.abs(y - 3)] ?? ".",
);

export const motifs = {
  ring: [
    "...hhh...",
    ".hh...aa.",
    ".h.....a.",
    "v...gg..a",
    "v..gg...a",
    "v...gg..a",
    ".v.....g.",
    ".vv...gg.",
    "...ggg...",
  ],
  insights: [
    "........h",
    ".......h.",
    "h.....h.v",
    ".h...h.vv",
    "a.h.h.vvv",
    "aa.h.vvvv",
    "aaa.cvvvv",
    "aaaccvvvv",
    "iiiiiiiii",
  ],
  support: [
    ".cc...cc.",
    "cccc.cccc",
    "ccccgcccc",
    "ccccgcccc",
    "ccgggggcc",
    ".cccgccc.",
    "..ccgcc..",
    "...ccc...",
    "....c....",
  ],
  sealed: [
    "...vvv...",
    "..v...v..",
    "..v...v..",
    "vvvvvvvvv",
    "vvvvgvvvv",
    "vvvgggvvv",
    "vvvvgvvvv",
    "vvvvgvvvv",
    "vvvvvvvvv",
  ],
  pcos: [
    "...hhh...",
    ".hhhhhhh.",
    ".hgghhah.",
    "hhgghaaah",
    "hhhhhhahh",
    "hhvvhhhhh",
    ".hvvhggh.",
    ".hhhhggh.",
    "...hhh...",
  ],
  policy: [
    "....g....",
    "..ggggg..",
    "ggggggggg",
    ".c.c.c.c.",
    ".c.c.c.c.",
    ".c.c.c.c.",
    ".c.c.c.c.",
    "iiiiiiiii",
    "ggggggggg",
  ],
  hormones: [
    "hh.....vv",
    "hhh.g.vvv",
    ".hhh.vvv.",
    "..hhvvv..",
    "g..hvv..g",
    "..vvvhh..",
    ".vvv.hhh.",
    "vvv.g.hhh",
    "vv.....hh",
  ],
  mind: [
    "....v....",
    "...vvv...",
    "..vvavv..",
    ".vvaaavv.",
    "vvaagaavv",
    ".vvaaavv.",
    "..vvavv..",
    "...vvv...",
    "....v....",
  ],
} as const;
