import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** What stands around her plan: what it is, and the ways out of it. */
export function CarePlanFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <header className="max-w-3xl">
        <TextLink href="/learn" className="mb-2 gap-2">
          <Icon name="back" size={20} />
          <Trans>Back to Learn</Trans>
        </TextLink>
        <h1 className="text-3xl sm:text-4xl">
          <Trans>My Care Plan</Trans>
        </h1>
        <p className="mt-2 text-soft">
          <Trans>
            Put together from your goals, what you told us and what you logged. Ideas to try and to
            take to a clinic: educational, not a diagnosis, and not yet reviewed by a clinician.
          </Trans>
        </p>
      </header>
      {children}
      <TextLink href="/my-health">
        <Trans>Change my goals</Trans>
      </TextLink>
    </div>
  );
}
