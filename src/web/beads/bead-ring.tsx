import { type KeyboardEvent, type ReactNode, useId } from "react";
import type { Bead } from "./bead.ts";
import { BeadMark, TodayMark } from "./bead-mark.tsx";
import { type BeadPlace, RING_HALF, ringGeometry } from "./bead-ring-geometry.ts";
import { Moon } from "./moon.tsx";

interface BeadRingProps {
  /** The days in order; the ring is good to look at from 15 to 120. */
  readonly beads: readonly Bead[];
  /** How far the moon's month has come: 0 new, 0.5 full, 1 new again. */
  readonly moonFraction: number;
  /** What stands on the moon. Screen readers get `label` instead. */
  readonly center: ReactNode;
  /** Everything the ring shows, in words. */
  readonly label: string;
  /** Makes each bead a button. */
  readonly onSelect?: (index: number) => void;
}

/** A string of beads closed into a ring around a moon: one bead, one day. */
export function BeadRing({ beads, moonFraction, center, label, onSelect }: BeadRingProps) {
  const id = useId();
  const { places, beadRadius, string } = ringGeometry(beads.length);
  const entries = places.flatMap((place, index) => {
    const bead = beads[index];
    return bead === undefined ? [] : [{ place, bead, index }];
  });
  // SVG has no z-index: what is drawn last lies on top.
  const inOrder = entries.toSorted((a, b) => Number(isToday(a.bead)) - Number(isToday(b.bead)));

  return (
    <div className="bead-ring">
      <svg
        viewBox={`${-RING_HALF} ${-RING_HALF} ${2 * RING_HALF} ${2 * RING_HALF}`}
        role={onSelect === undefined ? "img" : "group"}
        aria-label={label}
      >
        <defs>
          <radialGradient id={`${id}-gloss`} cx="0.4" cy="0.35" r="0.7">
            <stop offset="0.55" stopColor="#000" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity="0.22" />
          </radialGradient>
        </defs>
        <Moon turn={moonFraction} id={id} />
        <path d={string} fill="none" stroke="var(--string)" strokeWidth="1.5" />
        {inOrder.map(({ bead, place, index }) => (
          <StrungBead
            key={index}
            bead={bead}
            place={place}
            radius={beadRadius}
            gloss={`url(#${id}-gloss)`}
            {...(onSelect !== undefined && { onSelect: () => onSelect(index) })}
          />
        ))}
      </svg>
      <div className="bead-ring-center" aria-hidden="true">
        {center}
      </div>
    </div>
  );
}

const isToday = (bead: Bead) => bead.today !== undefined;

interface StrungBeadProps {
  readonly bead: Bead;
  readonly place: BeadPlace;
  readonly radius: number;
  readonly gloss: string;
  readonly onSelect?: () => void;
}

function StrungBead({ bead, place, radius, gloss, onSelect }: StrungBeadProps) {
  return (
    <g transform={`translate(${place.x} ${place.y})`} {...buttonAttributes(bead, onSelect)}>
      <g className="bead" data-step={place.step}>
        {bead.today === undefined ? (
          <BeadMark bead={bead} radius={radius} gloss={gloss} />
        ) : (
          <TodayMark bead={bead} text={bead.today} />
        )}
      </g>
    </g>
  );
}

function buttonAttributes(bead: Bead, onSelect: (() => void) | undefined) {
  if (onSelect === undefined) return {};
  return {
    role: "button",
    tabIndex: 0,
    "aria-label": bead.name ?? bead.today,
    onClick: onSelect,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onSelect();
    },
  };
}
