import { Trans, useLingui } from "@lingui/react/macro";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import { Card } from "#web/ui/card.tsx";
import { reasonWords, statusWords } from "../words.ts";
import type { SignChartProps } from "./sign-chart.tsx";

const BEAD = { confirmed: "confirmed", likely: "possible", "not seen": "resting" } as const;

export function EvidenceCard({ cycle, today }: SignChartProps) {
  const { i18n } = useLingui();
  const { evidence } = cycle;
  const { title, text } = statusWords(cycle, today, i18n);
  return (
    <Card>
      <div className="grid gap-4">
        <div className="grid grid-cols-[auto_1fr] items-start gap-4">
          <svg viewBox="-16 -16 32 32" width={48} height={48} aria-hidden="true">
            <BeadMark bead={{ kind: BEAD[evidence.status] }} radius={11} gloss="none" />
          </svg>
          <div>
            <h2 className="text-xl">{title}</h2>
            <p>{text}</p>
          </div>
        </div>
        <ul className="grid gap-2 border-t border-line pt-4">
          {evidence.reasons.map((reason) => (
            <li key={reason} className="grid grid-cols-[auto_1fr] gap-3">
              <span className="mt-2 size-2.5 rounded-full bg-gold" aria-hidden="true" />
              {i18n._(reasonWords[reason])}
            </li>
          ))}
        </ul>
        {evidence.luteinisingPeaks.length > 1 && (
          <section className="rounded-control bg-gold-wash p-4">
            <h3 className="font-sans font-semibold tracking-normal">
              <Trans>More than one positive test</Trans>
            </h3>
            <p className="mt-1">
              <Trans>
                A body may try several times before it ovulates, and with PCOS the hormone these
                tests look for can be high. So a positive test alone says less for you. A
                temperature that rises and stays up shows which one counted.
              </Trans>
            </p>
          </section>
        )}
      </div>
    </Card>
  );
}
