import type { HairSite } from "#domain/ferriman-gallwey.ts";
import type { CheckDraft } from "../view-model.ts";
import { pigments, type SkinLook } from "./skin-looks.ts";

interface BodyFigureProps {
  readonly hair: CheckDraft["hair"];
  readonly look: SkinLook;
  /** All it shows, in words. */
  readonly label: string;
  /** Names the two views. */
  readonly front: string;
  readonly back: string;
}

/** Where a site's bead lies, and what it points to where it cannot lie upon it. */
interface BeadPlace {
  readonly x: number;
  readonly y: number;
  readonly tipX?: number;
  readonly tipY?: number;
}

const PLACES: Readonly<Record<HairSite, BeadPlace>> = {
  upper_lip: { x: 40, y: 32, tipX: 84, tipY: 43 },
  chin: { x: 132, y: 58, tipX: 88, tipY: 51 },
  chest: { x: 86, y: 88 },
  upper_abdomen: { x: 86, y: 120 },
  lower_abdomen: { x: 86, y: 148 },
  upper_arm: { x: 53, y: 106 },
  thigh: { x: 71, y: 206 },
  upper_back: { x: 236, y: 92 },
  lower_back: { x: 236, y: 136 },
};

/** How large the bead of each grade is. */
const RADIUS = [4, 6.5, 8.5, 10.5, 13] as const;

/** Half a body, from the neck to the foot and up again; the other half is its mirror. */
const BODY =
  "M0 58L8 58C9 66 14 68 24 71C36 75 38 84 39 96L42 130L44 160C44 165 38 165 37 160L33 132L28 104L26 118C25 132 30 146 31 164C32 190 28 216 25 236C24 250 24 262 22 284L9 284C8 262 6 250 6 236C6 210 4 196 2 178L0 178Z";
const TOP = "M0 84C8 79 18 78 27 83L27 106L0 108Z";
const SHORTS = "M0 150H29C31 158 32 168 31 180L4 184L2 178H0Z";
const WRAP = "M-20 34C-24 8 -10 0 0 0C10 0 24 8 20 34C12 27 -12 27 -20 34Z";

/** Her body from the front and from the back: a bead at every site, the larger the more hair. */
export function BodyFigure({ hair, look, label, front, back }: BodyFigureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 320 318"
      className="mx-auto block w-full max-w-md"
    >
      <Body at={86} look={look} />
      <Body at={236} look={look} isBack />
      <g className="fill-soft" fontSize="13" textAnchor="middle">
        <text x="86" y="312">
          {front}
        </text>
        <text x="236" y="312">
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
  const { skin, outline, garment, shade, hair } = pigments[look];
  return (
    <g transform={`translate(${at} 10)`} strokeLinejoin="round">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d={BODY} fill={skin} />
          <path d={TOP} fill={garment} />
          <path d={SHORTS} fill={garment} />
        </g>
      ))}
      <ellipse cy="31" rx="18" ry="23" fill={isBack ? hair : skin} />
      <path d="M-8 48V62H8V48Z" fill={isBack ? skin : shade} />
      {!isBack && <ellipse cy="31" rx="18" ry="23" fill={skin} />}
      {isBack ? (
        <path d="M0 66V82M0 112V146" stroke={outline} strokeWidth="1.2" opacity="0.6" />
      ) : (
        <path
          d="M-9 27Q-6 29 -3 27M9 27Q6 29 3 27M-4 41Q0 43.5 4 41"
          fill="none"
          stroke={outline}
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      )}
      <path d={WRAP} fill={garment} />
    </g>
  );
}

interface SiteBeadProps {
  readonly place: BeadPlace;
  readonly grade: number | undefined;
}

function SiteBead({ place: { x, y, tipX, tipY }, grade }: SiteBeadProps) {
  const radius = RADIUS[grade ?? 0] ?? RADIUS[0];
  return (
    <g>
      {tipX !== undefined && (
        <path d={`M${x} ${y}L${tipX} ${tipY}`} className="stroke-string" strokeWidth="2" />
      )}
      <circle cx={x} cy={y} r={radius + 1.8} className="fill-card" />
      {grade === undefined || grade === 0 ? (
        <circle
          cx={x}
          cy={y}
          r={radius}
          className="fill-bead stroke-edge"
          strokeWidth="1.5"
          strokeDasharray={grade === undefined ? "2 2" : undefined}
        />
      ) : (
        <>
          <circle cx={x} cy={y} r={radius} className="fill-violet" />
          <circle
            cx={x - radius * 0.34}
            cy={y - radius * 0.38}
            r={radius * 0.2}
            className="fill-bead-shine"
          />
          <text
            x={x}
            y={y}
            dy="0.36em"
            textAnchor="middle"
            fontSize={radius > 8 ? 12 : 9.5}
            fontWeight="700"
            className="fill-card"
          >
            {grade}
          </text>
        </>
      )}
    </g>
  );
}
