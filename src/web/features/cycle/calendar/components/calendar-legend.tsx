import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { Bead } from "#web/beads/bead.ts";
import { BeadMark } from "#web/beads/bead-mark.tsx";

/** Which bead is which; fertile beads only where they are shown. */
export function CalendarLegend({ hasFertileDays }: { readonly hasFertileDays: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const entries: readonly { readonly name: string; readonly bead: Bead }[] = [
    { name: t`Period: larger means heavier`, bead: { kind: "period" } },
    { name: t`Spotting`, bead: { kind: "spotting" } },
    { name: t`Period may begin: fainter means less likely`, bead: { kind: "forecast" } },
    ...(hasFertileDays
      ? [
          { name: t`Peak fertile day, estimated`, bead: { kind: "peak" } as const },
          { name: t`Possibly fertile, estimated`, bead: { kind: "possible" } as const },
          {
            name: t`Ovulation, confirmed by your signs`,
            bead: { kind: "confirmed" } as const,
          },
        ]
      : []),
  ];
  return (
    <ul className="bead-string grid gap-2.5 text-sm">
      {entries.map(({ name, bead }) => (
        <li key={name} className="flex items-center gap-3">
          <svg viewBox="-12 -12 24 24" width={24} height={24} className="flex-none" aria-hidden>
            <BeadMark bead={bead} radius={7.5} gloss={`url(#${id})`} />
          </svg>
          {name}
        </li>
      ))}
      <li className="flex items-center gap-3">
        <span className="grid size-6 flex-none place-items-center">
          <span className="size-1.5 rounded-full bg-violet" />
        </span>
        {t`More is logged that day`}
      </li>
    </ul>
  );
}
