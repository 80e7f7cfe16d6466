/** Loomed bands for the cards of the Learn page: one letter a bead, as ui/beadwork.tsx reads them. */
const WIDTH = 31;
const HEIGHT = 7;

function loomed(beadAt: (x: number, y: number) => string): string[] {
  return Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => beadAt(x, y)).join(""),
  );
}

const MIDDLE = (HEIGHT - 1) / 2;
/** How far bead x lies from the nearest middle of a pattern that comes again every `repeat` beads. */
const fromMiddle = (x: number, repeat: number) => Math.abs((x % repeat) - Math.floor(repeat / 2));

/** A path that winds uphill and down, with a sun on each rise. */
export const walkBand = loomed((x, y) => {
  const path = Math.round(MIDDLE + 2 * Math.sin((x / 10) * 2 * Math.PI));
  if (y === path) return "h";
  if (Math.abs(y - path) === 1) return "c";
  if (x % 10 === 3 && y === 1) return "g";
  return y > path ? "a" : "o";
});

/** Beans and leaves in diamonds. */
const DIAMOND = "ghcaao";
export const foodBand = loomed(
  (x, y) => DIAMOND[fromMiddle(x, 10) + Math.abs(y - MIDDLE)] ?? (y % 2 === 0 ? "a" : "o"),
);

/** A moon that grows and wanes over a quiet night. */
const MOONS = [0, 1, 2, 3, 2, 1];
export const nightBand = loomed((x, y) => {
  const moon = MOONS[Math.floor(x / 5) % MOONS.length] ?? 0;
  const across = Math.abs((x % 5) - 2);
  const down = Math.abs(y - MIDDLE);
  if (moon > 0 && across + down < moon) return "g";
  if ((x * 7 + y * 5) % 23 === 0) return "g";
  return y === HEIGHT - 1 ? "i" : "v";
});

/** A string of steps, the first ones done. */
const STEP_COLOURS = "hgavc";
export const planBand = loomed((x, y) => {
  const step = Math.floor(x / 6);
  const isBead = Math.abs((x % 6) - 2.5) + Math.abs(y - MIDDLE) < 3;
  if (isBead) return step < 3 ? (STEP_COLOURS[step] ?? "h") : "o";
  return y === MIDDLE ? "c" : ".";
});
