import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hairSites } from "#domain/pcos/ferriman-gallwey.ts";
import { grades } from "../../hair-and-skin/view-model.ts";
import { hairPath, pigments, type SkinLook, skinLooks } from "../view-model.ts";
import { SiteFigure, siteShapes } from "./site-figure.tsx";

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function veiled(halo: string, skin: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [over, under] = [halo, skin].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round((over ?? 0) * opacity + (under ?? 0) * (1 - opacity));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

describe("the figures", () => {
  const tones = skinLooks.filter((look): look is Exclude<SkinLook, "line"> => look !== "line");

  it.each(tones)("on skin that is %s a hair stands out from its surroundings", (look) => {
    const { hair, halo, skin } = pigments[look];
    expect(contrast(hair, veiled(halo, skin, 0.75))).toBeGreaterThanOrEqual(3);
  });

  it("draw more hair in each grade, and none in grade 0", () => {
    for (const site of hairSites) {
      const counts = grades.map((grade) =>
        siteShapes[site].hair
          .map((patch) => hairPath(patch, grade).split("M").length - 1)
          .reduce((sum, count) => sum + count, 0),
      );
      expect(counts[0]).toBe(0);
      expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
    }
  });

  it("are deterministic and hidden from screen readers", () => {
    const draw = () => renderToStaticMarkup(<SiteFigure site="chin" grade={3} look="dark-brown" />);
    expect(draw()).toBe(draw());
    expect(draw()).toContain('aria-hidden="true"');
  });
});
