import { Trans } from "@lingui/react/macro";
import { LegalPage } from "./legal-page.tsx";
import { OperatorDetails } from "./operator-details.tsx";
import { WhatMweziIsNot } from "./terms-limits.tsx";
import { EndingIt, TheSoftware, UsingIt } from "./terms-use.tsx";

export function TermsView() {
  return (
    <LegalPage
      title={<Trans>Terms</Trans>}
      intro={
        <Trans>What Mwezi is, what it is not, and what we ask of each other. In plain words.</Trans>
      }
      written={<Trans>Version of Nov 20, 2026.</Trans>}
    >
      <WhatMweziIsNot />
      <UsingIt />
      <EndingIt />
      <TheSoftware />
      <section>
        <h2>
          <Trans>Who you are dealing with</Trans>
        </h2>
        <OperatorDetails />
        <p>
          <Trans>
            Nothing on this page takes away a right that the law of your country gives you.
          </Trans>
        </p>
      </section>
    </LegalPage>
  );
}
