import type { BodyPage } from "../view-model.ts";

/** A small drawing of what the page shows. It never stands for its name. */
export function BodyEmblem({ page }: { readonly page: BodyPage }) {
  return (
    <svg viewBox="0 0 120 72" className="h-18 w-30 flex-none" aria-hidden="true">
      {page === "hair-and-skin" && <Growing />}
      {page === "patterns" && <Returning />}
      {page === "ovulation" && <Rise />}
    </svg>
  );
}

/** Beads that grow, as the grades of a check do. */
function Growing() {
  return (
    <>
      <path d="M6 40C30 28 60 52 114 34" fill="none" className="stroke-string" strokeWidth="1.4" />
      <circle cx="14" cy="37" r="4" className="fill-bead stroke-bead-edge" />
      <circle cx="33" cy="37" r="6" className="fill-violet" />
      <circle cx="55" cy="40" r="8" className="fill-violet" />
      <circle cx="78" cy="41" r="10" className="fill-violet" />
      <circle cx="103" cy="37" r="12" className="fill-violet" />
    </>
  );
}

/** One wave after another with the same crest. */
function Returning() {
  return (
    <>
      <path
        d="M4 52C12 52 14 20 22 20S32 52 42 52S54 20 62 20S72 52 82 52S94 20 102 20S110 44 116 52"
        fill="none"
        className="stroke-aloe"
        strokeWidth="2"
      />
      {[22, 62, 102].map((x) => (
        <circle key={x} cx={x} cy="20" r="6" className="fill-hibiscus" />
      ))}
      {[42, 82].map((x) => (
        <circle key={x} cx={x} cy="52" r="4" className="fill-bead stroke-bead-edge" />
      ))}
    </>
  );
}

/** Low days, the golden one, and the days that stay warmer. */
function Rise() {
  const points = [
    [10, 50],
    [24, 54],
    [38, 50],
    [66, 28],
    [80, 24],
    [94, 27],
    [108, 22],
  ] as const;
  return (
    <>
      <path
        d="M10 50L24 54L38 50L52 46L66 28L80 24L94 27L108 22"
        fill="none"
        className="stroke-string"
        strokeWidth="2"
      />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4.4" className="fill-violet" />
      ))}
      <circle cx="52" cy="46" r="8" className="fill-gold" />
    </>
  );
}
