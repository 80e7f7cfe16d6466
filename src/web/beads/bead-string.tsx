import { useId } from "react";
import type { Bead } from "./bead.ts";
import { BeadMark } from "./bead-mark.tsx";
import { type StrandScale, strandOf } from "./bead-string-geometry.ts";
import { Gloss } from "./gloss.tsx";

interface BeadStringProps {
  readonly beads: readonly Bead[];
  readonly scale: StrandScale;
  readonly width: number;
  readonly label: string;
}

export function BeadString({ beads, scale, width, label }: BeadStringProps) {
  const id = useId();
  const { places, path, height, radius } = strandOf(beads.length, scale);
  const first = places[0] ?? { x: 0, y: 0 };
  const gloss = `url(#${id})`;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="bead-string block max-w-full"
    >
      <Gloss id={id} />
      <path
        d={`M${first.x - radius * 2.9} ${first.y}L${first.x} ${first.y}`}
        className="stroke-string"
        strokeWidth="1.4"
      />
      <circle cx={first.x - radius * 2.9} cy={first.y} r={radius * 0.42} className="fill-string" />
      <path d={path} fill="none" className="stroke-string" strokeWidth="1.4" />
      {places.map(({ x, y }, index) => {
        const bead = beads[index];
        return bead === undefined ? null : (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {bead.today === undefined ? (
              <BeadMark bead={bead} radius={radius} gloss={gloss} />
            ) : (
              <Today radius={radius} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Today({ radius }: { readonly radius: number }) {
  return (
    <>
      <circle r={radius * 1.75} className="fill-card" />
      <circle r={radius * 1.45} className="fill-today" />
    </>
  );
}
