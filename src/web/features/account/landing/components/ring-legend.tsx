import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Says in words what the beads of the example mean. */
export function RingLegend() {
  return (
    <figcaption className="mt-6">
      <p className="sr-only">
        <Trans>An example, with nobody's data.</Trans>
      </p>
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1.5 text-sm text-soft">
        <Sign bead="bg-hibiscus">
          <Trans>Period</Trans>
        </Sign>
        <Sign bead="bg-gold">
          <Trans>Peak days</Trans>
        </Sign>
        <Sign bead="border-2 border-gold">
          <Trans>Possible fertile days</Trans>
        </Sign>
        <Sign bead="border-2 border-hibiscus/60 bg-hibiscus/20">
          <Trans>Next period: the paler, the less sure</Trans>
        </Sign>
      </ul>
    </figcaption>
  );
}

function Sign({ bead, children }: { readonly bead: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`size-3 flex-none rounded-full ${bead}`} />
      {children}
    </li>
  );
}
