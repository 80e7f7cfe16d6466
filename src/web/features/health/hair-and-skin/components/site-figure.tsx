import type { HairSite } from "#domain/ferriman-gallwey.ts";
import type { Grade } from "../view-model.ts";
import { FigureFrame } from "./figure-frame.tsx";
import { hairPath } from "./hair-strokes.ts";
import { siteShapes } from "./site-shapes.ts";
import { pigments, type SkinLook } from "./skin-looks.ts";

interface SiteFigureProps {
  readonly site: HairSite;
  readonly grade: Grade;
  readonly look: SkinLook;
  readonly className?: string | undefined;
}

/** One site of the body with as much hair as the grade means. */
export function SiteFigure({ site, grade, look, className }: SiteFigureProps) {
  const { parts, hair } = siteShapes[site];
  const path = hair.map((patch) => hairPath(patch, grade)).join("");
  const { hair: colour, halo } = pigments[look];
  return (
    <FigureFrame look={look} parts={parts} className={className}>
      {path !== "" && (
        <g fill="none">
          <path d={path} stroke={halo} strokeWidth="2.2" opacity="0.75" />
          <path d={path} stroke={colour} strokeWidth="1" />
        </g>
      )}
    </FigureFrame>
  );
}
