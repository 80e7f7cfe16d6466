import type { ReactNode } from "react";

const TONES = {
  hibiscus: "text-hibiscus-ink",
  aloe: "text-aloe-ink",
  gold: "text-gold-ink",
  violet: "text-violet-ink",
  neutral: "text-ink",
} as const;

export type RingTone = keyof typeof TONES;

interface BeadRingCenterProps {
  readonly above: ReactNode;
  readonly number: ReactNode;
  readonly below: ReactNode;
  readonly phrase: ReactNode;
  readonly tone: RingTone;
}

export function BeadRingCenter({ above, number, below, phrase, tone }: BeadRingCenterProps) {
  return (
    <>
      <span className="bead-ring-small">{above}</span>
      <span className="bead-ring-number">{number}</span>
      <span className="bead-ring-small">{below}</span>
      <span className={`bead-ring-phrase ${TONES[tone]}`}>{phrase}</span>
    </>
  );
}
