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
