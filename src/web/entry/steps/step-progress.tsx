import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Progress } from "#web/ui/progress.tsx";

interface StepProgressProps {
  /** What is on its way: "Your check". */
  readonly label: string;
  /** The first is 1. */
  readonly number: number;
  readonly count: number;
  /** Stands beside the words: the way to leave. */
  readonly children?: ReactNode;
  /** Without words where the bar says enough. */
  readonly isBare?: boolean;
}

/** How far she has come: a bar, and the same in words. */
export function StepProgress({ label, number, count, children, isBare }: StepProgressProps) {
  const { t } = useLingui();
  const words = t`Step ${number} of ${count}`;
  return (
    <div className="grid gap-3">
      {!isBare && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-soft tabular-nums" aria-hidden="true">
            {words}
          </p>
          {children}
        </div>
      )}
      <Progress label={label} value={number} max={count} valueText={words} />
    </div>
  );
}
