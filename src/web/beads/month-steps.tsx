import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { type Month, monthName, monthsOn } from "./months.ts";

interface MonthStepsProps {
  readonly month: Month;
  readonly earliest?: Month | undefined;
  readonly latest?: Month | undefined;
  /** What the two arrows are called. */
  readonly names: { readonly before: string; readonly after: string };
  readonly onChange: (month: Month) => void;
  /** What stands beside the name. */
  readonly children?: ReactNode;
}

const STEP =
  "grid size-12 flex-none place-items-center rounded-full hover:bg-bead disabled:opacity-40";

/** The month's name, and the way to those beside it. */
export function MonthSteps(props: MonthStepsProps) {
  const { month, earliest, latest, names, onChange, children } = props;
  const { i18n } = useLingui();
  const step = (count: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      className={STEP}
      aria-label={count === 1 ? names.after : names.before}
      disabled={isEnd}
      onClick={() => onChange(monthsOn(month, count))}
    >
      <Icon name={count === 1 ? "chevron-right" : "chevron-left"} />
    </button>
  );
  return (
    <div className="mb-3 flex items-center gap-1">
      {step(-1, earliest !== undefined && month <= earliest)}
      <h2 className="flex-1 text-center text-xl sm:text-2xl" aria-live="polite">
        {monthName(month, i18n.locale)}
      </h2>
      {children}
      {step(1, latest !== undefined && month >= latest)}
    </div>
  );
}
