import { litMoonPath, MOON_RADIUS } from "./ring/bead-ring-geometry.ts";

/** Seas of the moon: x, y, radius. Faint, as text stands on them. */
const SEAS = [
  [-34, -38, 20],
  [-8, -60, 11],
  [30, -42, 15],
  [46, 8, 12],
  [-52, 14, 10],
  [-18, 52, 22],
  [28, 60, 9],
] as const;

export function Moon({ turn, id }: { readonly turn: number; readonly id: string }) {
  return (
    <g>
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0.72" stopColor="var(--moon-glow)" />
          <stop offset="1" stopColor="var(--moon-glow)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}-light`} cx="0.42" cy="0.32" r="0.78">
          <stop offset="0" stopColor="var(--moon-light)" />
          <stop offset="0.55" stopColor="var(--moon-light)" />
          <stop offset="1" stopColor="var(--moon-edge)" />
        </radialGradient>
        <clipPath id={`${id}-lit`}>
          <path d={litMoonPath(turn)} />
        </clipPath>
      </defs>
      <circle r={MOON_RADIUS * 1.27} fill={`url(#${id}-glow)`} />
      <circle r={MOON_RADIUS} fill="var(--moon-shade)" />
      <g clipPath={`url(#${id}-lit)`}>
        <circle r={MOON_RADIUS} fill={`url(#${id}-light)`} />
        {SEAS.map(([x, y, radius]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={radius}
            fill="var(--moon-edge)"
            opacity="0.28"
          />
        ))}
      </g>
    </g>
  );
}
