import { classNames } from "#web/ui/class-names.ts";

/** One letter per bead; a dot is empty. */
const STROKE: Readonly<Record<string, string>> = {
  h: "stroke-hibiscus",
  g: "stroke-gold",
  a: "stroke-aloe",
  v: "stroke-violet",
  c: "stroke-clay",
  i: "stroke-ink",
  o: "stroke-bead",
};
const STEP = 10;

interface BeadworkProps {
  readonly rows: readonly string[];
  readonly className?: string | undefined;
}

export function Beadwork({ rows, className }: BeadworkProps) {
  const width = (rows[0]?.length ?? 0) * STEP;
  return (
    <svg
      viewBox={`0 0 ${width} ${rows.length * STEP}`}
      className={classNames("block", className)}
      fill="none"
      strokeWidth="8.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {Object.entries(STROKE).map(([letter, stroke]) => {
        const path = beadsOf(rows, letter);
        return path && <path key={letter} className={stroke} d={path} />;
      })}
    </svg>
  );
}

function beadsOf(rows: readonly string[], letter: string): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((bead, x) =>
        bead === letter ? `M${x * STEP + STEP / 2} ${y * STEP + STEP / 2}h0` : "",
      ),
    )
    .join("");
}
