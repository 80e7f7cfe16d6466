import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button-link.tsx";

export function MeasuresPart({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="measures" className="grid grid-cols-1 gap-4">
      <h2 id="measures" className="text-2xl">
        <Trans>Measures</Trans>
      </h2>
      {children}
      <ButtonLink href="/my-health/labs" variant="secondary" className="justify-self-start">
        <Trans>Add or change values</Trans>
      </ButtonLink>
    </section>
  );
}
