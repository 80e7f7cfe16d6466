import { expect, it } from "vitest";
import { closingBand, motifs, movementBand, nutritionBand, sleepBand } from "./landing-beadwork.ts";

const pieces = { closingBand, movementBand, nutritionBand, sleepBand, ...motifs };

it.each(Object.entries(pieces))(
  "%s has rows of equal length with known letters only",
  (_, rows) => {
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.join("")).toMatch(/^[hgavcio.]+$/);
  },
);
