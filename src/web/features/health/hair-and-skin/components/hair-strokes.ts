import type { Grade } from "../view-model.ts";

/** Where hair grows in a figure: an ellipse, and the way the hair lies in it. */
export interface HairPatch {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** The way the hair points at the middle, in degrees: 0 right, 90 down. */
  readonly lie: number;
  /** By how many degrees it turns from the middle to either side. */
  readonly fan?: number;
  /** How many hairs the fullest grade has here; 100 unless told. */
  readonly most?: number;
  /** How long the longest is; 8 unless told. */
  readonly length?: number;
  /** Turns the whole patch, in degrees. */
  readonly tilt?: number;
}

/** Of the fullest grade's hairs, of the patch's breadth and of the hair's length. */
const GROWTH: Readonly<Record<Grade, { count: number; spread: number; length: number }>> = {
  0: { count: 0, spread: 0, length: 0 },
  1: { count: 0.09, spread: 0.72, length: 0.68 },
  2: { count: 0.28, spread: 0.74, length: 0.8 },
  3: { count: 0.6, spread: 0.9, length: 0.92 },
  4: { count: 1, spread: 1, length: 1 },
};

/** The angle that spreads points as evenly as the seeds of a sunflower. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const RADIANS = Math.PI / 180;

/**
 * The hairs of a patch as one path: more, longer and wider spread with every grade. The same patch
 * and grade always give the same drawing.
 */
export function hairPath(patch: HairPatch, grade: Grade): string {
  const { count, spread, length } = GROWTH[grade];
  const hairs = Math.round((patch.most ?? 100) * count);
  return Array.from({ length: hairs }, (_, index) => {
    const distance = Math.sqrt((index + 0.5) / hairs) * spread;
    const turn = index * GOLDEN_ANGLE;
    const across = Math.cos(turn) * distance + wobble(index, 1) * 0.05;
    const along = Math.sin(turn) * distance + wobble(index, 2) * 0.05;
    return hair(patch, { across, along }, length * (1 + wobble(index, 3) * 0.22), index);
  }).join("");
}

interface Place {
  readonly across: number;
  readonly along: number;
}

/** One hair: a short curve, bent to one side or the other. */
function hair(patch: HairPatch, { across, along }: Place, length: number, index: number): string {
  const tilt = (patch.tilt ?? 0) * RADIANS;
  const x = across * patch.rx;
  const y = along * patch.ry;
  const rootX = patch.cx + x * Math.cos(tilt) - y * Math.sin(tilt);
  const rootY = patch.cy + x * Math.sin(tilt) + y * Math.cos(tilt);
  const lie = (patch.lie - across * (patch.fan ?? 0) + wobble(index, 4) * 16) * RADIANS;
  const size = (patch.length ?? 8) * length;
  const [dx, dy] = [Math.cos(lie) * size, Math.sin(lie) * size];
  const bend = (index % 2 === 0 ? 1 : -1) * 0.22;
  const [bendX, bendY] = [dx * 0.5 - dy * bend, dy * 0.5 + dx * bend];
  return `M${tidy(rootX)} ${tidy(rootY)}q${tidy(bendX)} ${tidy(bendY)} ${tidy(dx)} ${tidy(dy)}`;
}

/** Between −1 and 1, without chance: a drawing never changes between two looks at it. */
function wobble(index: number, salt: number): number {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}
