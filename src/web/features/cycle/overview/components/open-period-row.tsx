import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OpenPeriod } from "#domain/cycles/periods/open-period.ts";
import { formatDay } from "#web/i18n/format-day.ts";

interface OpenPeriodRowProps {
  readonly period: OpenPeriod;
  readonly action: ReactNode;
}

export function OpenPeriodRow({ period, action }: OpenPeriodRowProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-1">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="bead-glossy size-3 rounded-full bg-hibiscus" aria-hidden="true" />
        <span className="text-soft">
          <Trans>Current period started</Trans>
        </span>
        <span className="font-semibold tabular-nums">
          {formatDay(period.cycle.startDay, i18n.locale)}
        </span>
      </p>
      {action}
    </div>
  );
}
