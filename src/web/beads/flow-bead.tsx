import type { Flow } from "#domain/cycles/cycle-facts.ts";

const RADIUS: Record<Flow, number> = { none: 7, spotting: 7, light: 7, moderate: 9.5, heavy: 12 };

export function FlowBead({ flow }: { readonly flow: Flow }) {
  const radius = RADIUS[flow];
  return (
    <svg viewBox="-14 -14 28 28" width={30} height={30} aria-hidden="true">
      {flow === "none" || flow === "spotting" ? (
        <circle r={radius} className="fill-bead stroke-bead-edge" strokeWidth="1.5" />
      ) : (
        <>
          <circle r={radius} className="fill-hibiscus" />
          <circle
            cx={radius * -0.32}
            cy={radius * -0.36}
            r={radius * 0.23}
            className="fill-bead-shine"
          />
        </>
      )}
      {flow === "spotting" && <circle r="3" className="fill-hibiscus" />}
    </svg>
  );
}
