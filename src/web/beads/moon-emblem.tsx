const COUNT = 28;
const CENTRE = 160;
const RING = 138;

type Look = "full" | "peak" | "possible" | "resting" | "expected";

const LOOK: Record<Look, { readonly fill: string; readonly stroke: string; readonly r: number }> = {
  full: { fill: "var(--hibiscus)", stroke: "none", r: 12 },
  peak: { fill: "var(--gold)", stroke: "none", r: 12 },
  possible: { fill: "var(--card)", stroke: "var(--gold)", r: 10 },
  resting: { fill: "var(--bead)", stroke: "var(--bead-edge)", r: 9 },
  expected: { fill: "var(--hibiscus-wash)", stroke: "var(--hibiscus)", r: 10 },
};

function lookOf(index: number): Look {
  if (index < 5) return "full";
  if (index === 12 || index === 17) return "possible";
  if (index > 12 && index < 17) return "peak";
  return index > 25 ? "expected" : "resting";
}

const BEADS = Array.from({ length: COUNT }, (_, index) => {
  const angle = (index / COUNT) * 2 * Math.PI;
  const look = lookOf(index);
  return {
    index,
    ...LOOK[look],
    isGlossy: look === "full" || look === "peak",
    x: Number((CENTRE + RING * Math.sin(angle)).toFixed(1)),
    y: Number((CENTRE - RING * Math.cos(angle)).toFixed(1)),
  };
});

export function MoonEmblem({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 320 320" className={className} aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RING} fill="none" stroke="var(--string)" strokeWidth="2" />
      {BEADS.map(({ index, x, y, r, fill, stroke, isGlossy }) => (
        <g key={index}>
          <circle cx={x} cy={y} r={r} fill={fill} stroke={stroke} strokeWidth="2.5" />
          {isGlossy && <circle cx={x - 4} cy={y - 4} r="3.2" fill="var(--bead-shine)" />}
        </g>
      ))}
      <circle cx={CENTRE} cy={CENTRE} r="88" fill="var(--moon-shade)" />
      <path d="M160 72a88 88 0 0 1 0 176 66 88 0 0 0 0-176Z" fill="var(--gold)" opacity="0.9" />
      <circle cx="118" cy="128" r="15" fill="var(--ink)" opacity="0.05" />
      <circle cx="140" cy="186" r="20" fill="var(--ink)" opacity="0.05" />
      <circle cx="96" cy="170" r="9" fill="var(--ink)" opacity="0.05" />
      <circle cx="150" cy="106" r="7" fill="var(--ink)" opacity="0.05" />
    </svg>
  );
}
