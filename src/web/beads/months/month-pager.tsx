import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Month, monthName, monthsOn } from "./months.ts";
import { StepArrow } from "./step-arrow.tsx";
import { StepEnd } from "./step-end.tsx";

export function MonthPager(props: {
  readonly month: Month;
  readonly latest: Month;
  readonly names: { readonly before: string; readonly after: string };
  readonly onChange: (month: Month) => void;
  readonly children?: ReactNode;
}) {
  const { month, latest, names, onChange, children } = props;
  const { i18n } = useLingui();
  const step = (count: 1 | -1, isEnd: boolean) => (
    <StepArrow
      to={count === 1 ? "later" : "earlier"}
      name={count === 1 ? names.after : names.before}
      onStep={isEnd ? null : () => onChange(monthsOn(month, count))}
    />
  );
  const isLatest = month >= latest;
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-center gap-1">
        {step(-1, false)}
        <h2 className="min-w-0 flex-1 text-center text-xl sm:text-2xl" aria-live="polite">
          {monthName(month, i18n.locale)}
        </h2>
        {children}
        {step(1, isLatest)}
      </div>
      <StepEnd isEarliest={false} isLatest={isLatest} />
    </div>
  );
}
