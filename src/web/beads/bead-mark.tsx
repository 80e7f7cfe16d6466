import type { Bead } from "./bead.ts";
import { TODAY_RADIUS } from "./ring/bead-ring-geometry.ts";

/** Forecast beads fainter than this are dashed, so that not only colour tells the difference. */
const DASHED_BELOW = 0.35;
const SIZE_FACTOR = { 1: 1, 2: 1.22, 3: 1.42 } as const;

interface MarkProps {
  readonly bead: Bead;
  readonly radius: number;
  /** Reference to a `Gloss`; "none" for flat discs. */
  readonly gloss: string;
}

export function BeadMark({ bead, radius, gloss }: MarkProps) {
  switch (bead.kind) {
    case "period":
      return (
        <FullBead
          colour="var(--hibiscus)"
          radius={radius * SIZE_FACTOR[bead.size ?? 2]}
          gloss={gloss}
        />
      );
    case "spotting":
      return (
        <>
          <RestingBead radius={radius * 1.1} />
          <circle r={radius * 0.48} fill="var(--hibiscus)" />
        </>
      );
    case "stated":
    case "unlogged":
      return (
        <circle r={radius * 1.1} fill="var(--bead)" stroke="var(--hibiscus)" strokeWidth="1.8" />
      );
    case "resting":
      return <RestingBead radius={radius} />;
    case "week":
      return <circle r={radius * 1.05} fill="var(--string)" stroke="var(--bead-edge)" />;
    case "future":
      return <circle r={radius} fill="none" stroke="var(--bead-edge)" strokeWidth="1.4" />;
    case "peak":
      return <FullBead colour="var(--gold)" radius={radius * 1.25} gloss={gloss} />;
    case "possible":
      return <circle r={radius * 1.08} fill="var(--card)" stroke="var(--gold)" strokeWidth="2" />;
    case "confirmed":
      return (
        <>
          <FullBead colour="var(--gold)" radius={radius * 1.25} gloss={gloss} />
          <path d={STAR} transform={`scale(${radius * 0.8})`} fill="var(--card)" />
        </>
      );
    case "forecast":
      return (
        <>
          {bead.isPossiblyFertile && (
            <circle r={radius * 1.42} fill="none" stroke="var(--gold)" strokeWidth="1.6" />
          )}
          <ForecastBead strength={bead.strength ?? 1} radius={radius * 1.15} />
        </>
      );
  }
}

const STAR = "M0-1L.26-.36 .95-.31 .43.14 .59.81 0 .45-.59.81-.43.14-.95-.31-.26-.36Z";

function FullBead({ colour, radius, gloss }: { colour: string; radius: number; gloss: string }) {
  return (
    <>
      <circle cy={radius * 0.16} r={radius} fill="var(--bead-shadow)" />
      <circle r={radius} fill={colour} />
      <circle r={radius} fill={gloss} />
      <circle cx={radius * -0.32} cy={radius * -0.36} r={radius * 0.23} fill="var(--bead-shine)" />
    </>
  );
}

function RestingBead({ radius }: { radius: number }) {
  return <circle r={radius} fill="var(--bead)" stroke="var(--bead-edge)" strokeWidth="1.2" />;
}

function ForecastBead({ strength, radius }: { strength: number; radius: number }) {
  const within = Math.min(1, Math.max(0, strength));
  const isFaint = within < DASHED_BELOW;
  return (
    <>
      {/* An opaque disc, so that the string doesn't show through faint beads. */}
      <circle r={radius} fill="var(--card)" />
      <circle
        r={radius}
        opacity={Math.round((0.4 + 0.6 * within) * 100) / 100}
        fill="var(--hibiscus)"
        fillOpacity={Math.round((0.08 + 0.3 * within) * 100) / 100}
        stroke="var(--hibiscus)"
        strokeWidth={Math.min(1.8, radius * 0.24)}
        {...(isFaint && { strokeDasharray: `${radius * 0.24} ${radius * 0.28}` })}
      />
    </>
  );
}

const RIM = {
  period: "var(--hibiscus)",
  spotting: "var(--hibiscus)",
  unlogged: "var(--hibiscus)",
  stated: "var(--hibiscus)",
  forecast: "var(--hibiscus)",
  peak: "var(--gold)",
  possible: "var(--gold)",
  confirmed: "var(--gold)",
  resting: null,
  week: null,
  future: null,
} as const;

export function TodayMark({ bead, text }: { readonly bead: Bead; readonly text: string }) {
  const rim = RIM[bead.kind];
  return (
    <>
      <circle r={TODAY_RADIUS + 2.5} fill="var(--card)" />
      {rim !== null && <circle r={TODAY_RADIUS + 1} fill="none" stroke={rim} strokeWidth="3" />}
      <circle r={rim === null ? TODAY_RADIUS : TODAY_RADIUS - 1.5} fill="var(--today)" />
      <text
        y="0.35em"
        textAnchor="middle"
        fontSize={text.length > 2 ? 11.5 : 13.5}
        fontWeight="700"
        fill="var(--on-today)"
      >
        {text}
      </text>
    </>
  );
}
