import type { Grade } from "../hair-and-skin/view-model.ts";

/** Chosen by the user, because a drawing helps only if it looks like her. */
export const skinLooks = ["deep", "dark-brown", "brown", "light-brown", "light", "line"] as const;
export type SkinLook = (typeof skinLooks)[number];

export interface Pigments {
  readonly skin: string;
  readonly light: string;
  readonly shade: string;
  readonly lip: string;
  readonly spot: string;
  readonly hair: string;
  /** Light around each hair, which separates it from equally dark skin. */
  readonly halo: string;
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

export type Paint = "body" | "behind" | "lip" | "dark" | "hair" | "garment" | "soft" | "line";

/** An SVG path on a 160 by 120 canvas. */
export type FigurePart = readonly [paint: Paint, path: string];

export interface HairPatch {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** Direction of the hair at the centre, in degrees: 0 right, 90 down. */
  readonly lie: number;
  /** Degrees by which the direction turns towards either side. */
  readonly fan?: number;
  /** Hairs in the highest grade; default 100. */
  readonly most?: number;
  /** Length of the longest hair; default 8. */
  readonly length?: number;
  readonly tilt?: number;
}

/** Fractions of the highest grade's count, of the patch's width and of the hair's length. */
const GROWTH: Readonly<Record<Grade, { count: number; spread: number; length: number }>> = {
  0: { count: 0, spread: 0, length: 0 },
  1: { count: 0.09, spread: 0.72, length: 0.68 },
  2: { count: 0.28, spread: 0.74, length: 0.8 },
  3: { count: 0.6, spread: 0.9, length: 0.92 },
  4: { count: 1, spread: 1, length: 1 },
};

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const RADIANS = Math.PI / 180;

/** The hairs of a patch as one path: more, longer and wider spread with each grade. Deterministic. */
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

function wobble(index: number, salt: number): number {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

export const tidy = (value: number): number => Math.round(value * 10) / 10;
