/**
 * Loomed bands for the landing page: one letter a bead, as ui/beadwork.tsx reads them. Each is
 * drawn as its left half and mirrored, the way the patterns are threaded.
 */
function mirrored(half: readonly string[]): string[] {
  return half.map((row) => row + [...row].reverse().slice(1).join(""));
}

/** Hills to walk over, under a rising sun. */
export const movementBand = mirrored([
  "aooooooooooaooo",
  "aaoooaooooaaaoo",
  "caaoaaaooaacaag",
  "ccaaacaaaaccaag",
  "occaccccaccoaaa",
  "ooccchccccoooac",
  "hoochhhccohhooc",
  "hhohhihhohhhhoo",
]);

/** Leaves and fruit. */
export const nutritionBand = mirrored([
  "oooaooooooaoooo",
  "ooaaaooooaaaooc",
  "oaagaaooaagaaoo",
  "aagggaaaagggaac",
  "oaagaaooaagaaoh",
  "ooaaaochoaaaohh",
  "oooaochhhoaohhi",
  "ooooochhhooohhh",
]);

/** The moon between two stars, over quiet water. */
export const sleepBand = mirrored([
  "vvvvvvvvvvvvvvv",
  "vvvgvvvvvvvggvv",
  "vvgggvvvvvggvvv",
  "vvvgvvvvvggvvvv",
  "vvvvvvgvvggvvvv",
  "vvvvvvvvvvggvvg",
  "ivvvivvvivvgggv",
  "iiviiiviiiviiiv",
]);

/** Diamonds threaded from one side to the other, above the last invitation. */
export const closingBand = mirrored([
  "..h.....g.....h",
  ".hch...gcg...hc",
  "hcgch.gchcg.hcg",
  ".hch...gcg...hc",
  "..h.....g.....h",
]);
