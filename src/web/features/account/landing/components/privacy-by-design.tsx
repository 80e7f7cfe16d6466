import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { SealedString } from "./sealed-string.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function PrivacyByDesign() {
  return (
    <section aria-labelledby="privacy-title" className="page-width py-16 lg:py-24">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading id="privacy-title" title={<Trans>Privacy by design</Trans>}>
            <Trans>
              Your account has a key of its own. Your password opens it, and we never store your
              password. Somebody who takes the database, and the server's own secret with it, still
              cannot read what you wrote.
            </Trans>
          </SectionHeading>
          <p className="mt-4 max-w-2xl text-soft">
            <Trans>
              No protection is complete. We say plainly what it does not cover: a weak password, or
              a server taken over while you are signed in.
            </Trans>
          </p>
          <ButtonLink href="/privacy" variant="secondary" className="mt-7">
            <Trans>Read how it works</Trans>
          </ButtonLink>
        </div>
        <SealedString />
      </div>
    </section>
  );
}
