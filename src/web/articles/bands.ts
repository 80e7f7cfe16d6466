import { fromMiddle, loomed as loomedBand } from "#web/beads/loom.ts";
import type { Topic } from "./article.ts";

/** Loomed bands of the articles: one letter per bead, as read by beads/beadwork.tsx. */
const WIDTH = 31;
const HEIGHT = 7;
const MIDDLE = (HEIGHT - 1) / 2;

const loomed = (beadAt: (x: number, y: number) => string) => loomedBand(WIDTH, HEIGHT, beadAt);

const wave = (x: number, repeat: number, shift: number) =>
  Math.round(MIDDLE + 2.4 * Math.sin(((x + shift) / repeat) * 2 * Math.PI));

export const walkBand = loomed((x, y) => {
  const path = Math.round(MIDDLE + 2 * Math.sin((x / 10) * 2 * Math.PI));
  if (y === path) return "h";
  if (Math.abs(y - path) === 1) return "c";
  if (x % 10 === 3 && y === 1) return "g";
  return y > path ? "a" : "o";
});

const DIAMOND = "ghcaa";
export const foodBand = loomed(
  (x, y) => DIAMOND[fromMiddle(x + 5, 10) + Math.abs(y - MIDDLE)] ?? "o",
);

export const nightBand: readonly string[] = [
  "vvvvvvvvvvvvvgggvvvvvvvvvvvvvvv",
  "vvvgvvvvvvvvgggvvvvvvvvvvgvvvvv",
  "vvgggvvvvgvvgggvvvvvvvvvgggvvvv",
  "vvvgvvvvvvvvgggvvvvgvvvvvgvvvvg",
  "vvvvvvvvvvvvvggggvvvvvvvvvvvvvv",
  "aavvvvvaaavvvvgggvvvvaaaavvvvaa",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

const STEP_COLOURS = "hgavc";
export const planBand = loomed((x, y) => {
  const step = Math.floor(x / 6);
  const isBead = Math.abs((x % 6) - 2.5) + Math.abs(y - MIDDLE) < 3;
  if (isBead) return step < 3 ? (STEP_COLOURS[step] ?? "h") : "o";
  return y === MIDDLE ? "c" : ".";
});

const folliclesBand = loomed((x, y) => {
  const away = Math.hypot((x % 6) - 2.5, y - MIDDLE);
  if (away < 1) return Math.floor(x / 6) === 2 ? "g" : "c";
  return away < 2.9 ? "h" : "o";
});

const hormonesBand = loomed((x, y) => {
  if (y === wave(x, 15, 4)) return "g";
  if (y === wave(x, 15, 11)) return "v";
  return y === HEIGHT - 1 && x % 15 < 3 ? "h" : "o";
});

export const warmthBand = loomed((x, y) => {
  const line = (x < 17 ? 5 : 2) - ((x * 5) % 3 === 0 ? 1 : 0);
  if (y === line) return x < 17 ? "v" : "c";
  return y > line ? "g" : "o";
});

export const countsBand = loomed((x, y) => {
  const spread = x < 12 ? 4 : 7;
  const height = HEIGHT * Math.exp(-(((x - 12) / spread) ** 2));
  return HEIGHT - y <= Math.round(height) ? "v" : "o";
});

export const lettersBand = loomed((x, y) => {
  const across = x % 10;
  if (across === 9 || x === WIDTH - 1 || y === 0 || y === HEIGHT - 1) return "o";
  return y - 1 === Math.min(across, 8 - across) ? "g" : "c";
});

const peaksBand = loomed((x, y) => {
  const peak = fromMiddle(x, 8);
  if (y === peak + 1) return "h";
  return y > peak + 1 ? "c" : "o";
});

export const topicBand: Readonly<Record<Topic, readonly string[]>> = {
  PCOS: folliclesBand,
  Endometriosis: peaksBand,
  "Cycle Health": hormonesBand,
  Nutrition: foodBand,
  "Mental Health": nightBand,
  Movement: walkBand,
  "Getting Care": planBand,
};
