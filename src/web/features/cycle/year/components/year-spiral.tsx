import { Plural } from "@lingui/react/macro";
import { useId } from "react";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import { beadOnSpiral, SPIRAL_BEAD, SPIRAL_HALF } from "#web/beads/bead-spiral.ts";
import { Moon } from "#web/beads/moon.tsx";
import { YEAR, type Year } from "../view-model.ts";

export function YearSpiral({ year, label }: { readonly year: Year; readonly label: string }) {
  const { beads, months } = year;
  const places = Array.from({ length: YEAR }, (_, index) => beadOnSpiral(index, YEAR).place);
  const through = (from: number, to: number) =>
    places
      .slice(from, to)
      .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`)
      .join("");
  const resting = beads
    .flatMap(({ kind }, index) =>
      kind === "resting" ? `M${places[index]?.x} ${places[index]?.y}h.01` : [],
    )
    .join("");
  const today = places[beads.length - 1];
  return (
    <svg
      viewBox={`${-SPIRAL_HALF} ${-SPIRAL_HALF} ${2 * SPIRAL_HALF} ${2 * SPIRAL_HALF}`}
      role="img"
      aria-label={label}
      className="bead-ring year-spiral"
    >
      <YearMoon {...year} />
      <g className="bead-ring-days" fill="none" strokeLinecap="round">
        <path d={through(0, beads.length)} stroke="var(--string)" strokeWidth="1.2" />
        <path
          d={through(beads.length - 1, YEAR)}
          stroke="var(--string)"
          strokeWidth="1.2"
          strokeDasharray="1 5"
        />
        <path d={resting} stroke="var(--bead-edge)" strokeWidth={2 * SPIRAL_BEAD} />
        <path d={resting} stroke="var(--bead)" strokeWidth={2 * SPIRAL_BEAD - 1.6} />
        {beads.map(
          (bead, index) =>
            bead.kind !== "resting" && (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: beads never move
                key={index}
                transform={`translate(${places[index]?.x} ${places[index]?.y})`}
              >
                <BeadMark bead={bead} radius={SPIRAL_BEAD} gloss="none" />
              </g>
            ),
        )}
        {today && <circle cx={today.x} cy={today.y} r={SPIRAL_BEAD * 1.7} fill="var(--today)" />}
      </g>
      <MonthNames months={months} />
    </svg>
  );
}

/** Longest month name that fits between two turns; longer ones are turned along the string. */
const UPRIGHT = 4;

function MonthNames({ months }: Pick<Year, "months">) {
  const areLong = months.some(({ name }) => name.length > UPRIGHT);
  return months.map(({ place, name }) => {
    const { beside, tilt } = beadOnSpiral(place, YEAR);
    const turned = areLong ? ` rotate(${tilt})` : "";
    return (
      <text
        key={place}
        transform={`translate(${beside.x} ${beside.y})${turned}`}
        dy="0.35em"
        textAnchor="middle"
        className="year-spiral-month"
      >
        {name}
      </text>
    );
  });
}

function YearMoon({ beads, periods }: Pick<Year, "beads" | "periods">) {
  const id = useId();
  return (
    <>
      <g transform="scale(0.5)">
        <Moon turn={beads.length / (2 * YEAR)} id={id} />
      </g>
      <text textAnchor="middle" y="4" className="year-spiral-number">
        {periods}
      </text>
      <text textAnchor="middle" y="24" className="year-spiral-words">
        <Plural value={periods} one="period" other="periods" />
      </text>
    </>
  );
}
