import type { Grade } from "../hair-and-skin/view-model.ts";

/** How the figures are drawn: her choice, since a drawing only helps when it looks like her. */
export const skinLooks = ["deep", "dark-brown", "brown", "light-brown", "light", "line"] as const;
export type SkinLook = (typeof skinLooks)[number];

export interface Pigments {
  readonly skin: string;
  /** Where the light falls. */
  readonly light: string;
  /** Folds and the side turned away. */
  readonly shade: string;
  readonly lip: string;
  readonly spot: string;
  readonly hair: string;
  /** Lies around each hair: light caught on it, which sets it off from skin as dark as itself. */
  readonly halo: string;
  /** Edges and lines of the body. */
  readonly outline: string;
  readonly garment: string;
}

const HAIR = "#140c0a";

export const pigments: Readonly<Record<SkinLook, Pigments>> = {
  deep: {
    skin: "#4f3123",
    light: "#66412f",
    shade: "#351f15",
    lip: "#6e3a35",
    spot: "#2c140f",
    hair: "#0d0706",
    halo: "#8d6349",
    outline: "#2a170f",
    garment: "#a493d6",
  },
  "dark-brown": {
    skin: "#724a33",
    light: "#875b41",
    shade: "#523222",
    lip: "#8a4a43",
    spot: "#40211a",
    hair: HAIR,
    halo: "#a67a5c",
    outline: "#40261a",
    garment: "#a493d6",
  },
  brown: {
    skin: "#95653f",
    light: "#aa7a52",
    shade: "#74492b",
    lip: "#a1584c",
    spot: "#5f2f24",
    hair: HAIR,
    halo: "#b88a62",
    outline: "#5b381f",
    garment: "#6d5a9c",
  },
  "light-brown": {
    skin: "#bd8d65",
    light: "#cfa37c",
    shade: "#986b47",
    lip: "#b5695c",
    spot: "#8c4638",
    hair: HAIR,
    halo: "#cfa37c",
    outline: "#7d5534",
    garment: "#6d5a9c",
  },
  light: {
    skin: "#e6c3a3",
    light: "#f1d6bb",
    shade: "#c69c78",
    lip: "#cb7f74",
    spot: "#b1574b",
    hair: "#2a1a14",
    halo: "#f1d6bb",
    outline: "#a0785a",
    garment: "#6d5a9c",
  },
  line: {
    skin: "var(--card)",
    light: "var(--card)",
    shade: "var(--bead)",
    lip: "var(--bead)",
    spot: "var(--ink)",
    hair: "var(--ink)",
    halo: "var(--card)",
    outline: "var(--soft)",
    garment: "var(--bead)",
  },
};

/** What a part of a figure is painted with. */
export type Paint = "body" | "behind" | "lip" | "dark" | "hair" | "garment" | "soft" | "line";

/** One part of a figure: a path on a page of 160 by 120. */
export type FigurePart = readonly [paint: Paint, path: string];

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

/** To a tenth, so that a path stays short. */
export function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}
