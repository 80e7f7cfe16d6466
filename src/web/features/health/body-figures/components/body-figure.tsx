import type { HairSite } from "#domain/pcos/ferriman-gallwey.ts";
import type { CheckDraft } from "../../hair-and-skin/view-model.ts";
import { pigments, type SkinLook } from "../view-model.ts";

interface BodyFigureProps {
  readonly hair: CheckDraft["hair"];
  readonly look: SkinLook;
  readonly label: string;
  readonly front: string;
  readonly back: string;
}

interface BeadPlace {
  readonly x: number;
  readonly y: number;
  readonly tip?: readonly [x: number, y: number];
}

const PLACES: Readonly<Record<HairSite, BeadPlace>> = {
  upper_lip: { x: 38, y: 40, tip: [82, 54] },
  chin: { x: 132, y: 74, tip: [90, 64] },
  chest: { x: 86, y: 94 },
  upper_abdomen: { x: 86, y: 128 },
  lower_abdomen: { x: 86, y: 156 },
  upper_arm: { x: 51, y: 112 },
  thigh: { x: 68, y: 214 },
  upper_back: { x: 236, y: 94 },
  lower_back: { x: 236, y: 142 },
};

const RADIUS = [4, 6.5, 8.5, 10.5, 13] as const;

/** Half of the outline; the other half is its mirror image, overlapping at the seam. */
const BODY =
  "M-1 54L7 54C7 64 12 67 22 70C33 73 37 81 39 93C41 107 44 118 46 132C48 146 49 156 47 163C46 168 41 168 40 163C38 148 35 134 31 120L28 104C27 114 26 122 29 132C33 146 35 158 34 174C33 196 29 210 26 228C27 246 24 260 21 276C22 282 28 284 28 288C28 291 12 291 11 287C9 262 6 246 6 228C6 208 4 194 1 183L-1 183";
const SIDES = ["scale(1 1)", "scale(-1 1)"] as const;
const TOP = "M-1 86C6 80 12 78 14 70L19 69C19 76 22 79 28 81L28 104L-1 107";
const SHORTS = "M-1 148H33C35 158 35.5 168 34 178L2 186L-1 183";
const WRAP =
  "M-20 30C-28 8 -14 -8 4 -7C20 -6 26 10 20 30C12 21 -12 21 -20 30ZM6 -5C10 -13 20 -11 18 -3Z";
const WRAP_BACK = "M-20 28C-28 6 -14 -8 0 -8C14 -8 28 6 20 28C18 40 8 45 0 45C-8 45 -18 40 -20 28Z";
const WRAP_FOLDS = "M-17 14C-4 2 10 2 20 14M-18 22C-8 10 8 8 18 18";
const FACE = "M-9 30Q-6.5 32 -4 30M9 30Q6.5 32 4 30M0 31C-1 35 -2 37 0 38M-4.5 43Q0 46 4.5 43";

export function BodyFigure({ hair, look, label, front, back }: BodyFigureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 320 330"
      className="mx-auto block w-full max-w-md"
    >
      <Body at={86} look={look} />
      <Body at={236} look={look} isBack />
      <g className="fill-soft" fontSize="13" textAnchor="middle">
        <text x="86" y="324">
          {front}
        </text>
        <text x="236" y="324">
          {back}
        </text>
      </g>
      {Object.entries(PLACES).map(([site, place]) => (
        <SiteBead key={site} place={place} grade={hair[site as HairSite]} />
      ))}
    </svg>
  );
}

interface BodyProps {
  readonly at: number;
  readonly look: SkinLook;
  readonly isBack?: boolean | undefined;
}

function Body({ at, look, isBack = false }: BodyProps) {
  const { skin, outline, garment, shade } = pigments[look];
  const line = { fill: "none", stroke: outline, strokeWidth: 1.2, strokeLinecap: "round" } as const;
  const edge = look === "line" ? { stroke: outline, strokeWidth: 1 } : {};
  return (
    <g transform={`translate(${at} 14)`} strokeLinejoin="round">
      {SIDES.map((side) => (
        <path key={side} d={BODY} transform={side} fill={skin} {...edge} />
      ))}
      {SIDES.map((side) => (
        <path key={side} d={`${TOP}${SHORTS}`} transform={side} fill={garment} {...edge} />
      ))}
      <path d="M-7 44V60Q0 66 7 60V44Z" fill={isBack ? skin : shade} />
      <ellipse cy="31" rx="17" ry="22" fill={skin} {...edge} />
      <path d={isBack ? "M0 112V142" : FACE} {...line} />
      <path d={isBack ? WRAP_BACK : WRAP} fill={garment} stroke={outline} strokeWidth="0.8" />
      <path d={WRAP_FOLDS} {...line} opacity="0.55" />
    </g>
  );
}

interface SiteBeadProps {
  readonly place: BeadPlace;
  readonly grade: number | undefined;
}

function SiteBead({ place: { x, y, tip }, grade }: SiteBeadProps) {
  const radius = RADIUS[grade ?? 0] ?? RADIUS[0];
  return (
    <g transform={`translate(${x} ${y})`}>
      {tip && (
        <path d={`M0 0L${tip[0] - x} ${tip[1] - y}`} className="stroke-string" strokeWidth="2" />
      )}
      <circle r={radius + 1.8} className="fill-card" />
      {grade ? (
        <FullBead radius={radius} grade={grade} />
      ) : (
        <circle
          r={radius}
          className="fill-bead stroke-edge"
          strokeWidth="1.5"
          strokeDasharray={grade === undefined ? "2 2" : undefined}
        />
      )}
    </g>
  );
}

function FullBead({ radius, grade }: { readonly radius: number; readonly grade: number }) {
  const fontSize = radius > 8 ? 12 : 9.5;
  return (
    <>
      <circle r={radius} className="fill-violet" />
      <circle
        cx={radius * -0.34}
        cy={radius * -0.38}
        r={radius * 0.2}
        className="fill-bead-shine"
      />
      <text
        dy="0.36em"
        textAnchor="middle"
        fontSize={fontSize}
        fontWeight="700"
        className="fill-card"
      >
        {grade}
      </text>
    </>
  );
}
