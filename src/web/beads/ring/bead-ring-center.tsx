import type { ReactNode } from "react";

type Words = Readonly<Record<"above" | "number" | "below", ReactNode>>;

export const BeadRingCenter = ({ above, number, below }: Words) => (
  <>
    <span className="bead-ring-small">{above}</span>
    <span className="bead-ring-number">{number}</span>
    <span className="bead-ring-small">{below}</span>
  </>
);
