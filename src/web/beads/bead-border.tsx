import { useId } from "react";
import { FILL } from "#web/ui/charts/chart-tones.ts";
import { classNames } from "#web/ui/class-names.ts";

const STRING = ["hibiscus", "aloe", "clay", "gold", "gold", "violet", "clay", "hibiscus"] as const;
const STEP = 9.5;
const LENGTH = STRING.length * STEP;
const BEADS = STRING.map((colour, index) => ({
  colour,
  x: Number(((index + 0.5) * STEP).toFixed(2)),
  y: Number((7 + 2.6 * Math.sin((index / STRING.length) * 2 * Math.PI)).toFixed(2)),
}));

export function BeadBorder({ className }: { readonly className?: string }) {
  const id = useId();
  return (
    <svg className={classNames("block h-3.5 w-full", className)} aria-hidden="true">
      <pattern id={id} width={LENGTH} height="14" patternUnits="userSpaceOnUse">
        {BEADS.map((bead) => (
          <circle key={bead.x} cx={bead.x} cy={bead.y} r="2.9" className={FILL[bead.colour]} />
        ))}
      </pattern>
      <rect width="100%" height="14" fill={`url(#${id})`} opacity="0.85" />
    </svg>
  );
}
