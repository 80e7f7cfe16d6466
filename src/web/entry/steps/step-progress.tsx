import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Progress } from "#web/ui/progress.tsx";

interface StepProgressProps {
  readonly label: string;
  readonly number: number;
  readonly count: number;
  readonly children?: ReactNode;
  readonly isBare?: boolean;
}

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
