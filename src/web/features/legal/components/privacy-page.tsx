import { Trans } from "@lingui/react/macro";
import { LegalPage } from "./legal-page.tsx";
import { OperatorDetails } from "./operator-details.tsx";
import { WhatIsKept, WhatStaysInTheBrowser, WhatWeDoNotCollect } from "./privacy-kept.tsx";
import { ChildrenUnder18, HowLongItIsKept, YourRights } from "./privacy-rights.tsx";
import { HowItIsSealed, IfSomethingGoesWrong, WhatIsNotProtected } from "./privacy-sealed.tsx";
import { WhyAndOnWhatGround } from "./privacy-why.tsx";

export function PrivacyPage() {
  return (
    <LegalPage
      title={<Trans>Privacy</Trans>}
      intro={
        <Trans>
          What you write here is about your body, so it gets the strongest protection we know how to
          build, and a page that tells you exactly what that means.
        </Trans>
      }
      written={<Trans>Version of Nov 20, 2026. Your consent records which version you read.</Trans>}
    >
      <section>
        <h2>
          <Trans>In short</Trans>
        </h2>
        <ul>
          <li>
            <Trans>You agree before anything about your health is stored.</Trans>
          </li>
          <li>
            <Trans>It is sealed with a key that your password opens, or your recovery code.</Trans>
          </li>
          <li>
            <Trans>It is never sold, never shared, and never used for advertising.</Trans>
          </li>
          <li>
            <Trans>You can export or delete all of it in Settings, at any time.</Trans>
          </li>
        </ul>
      </section>
      <section>
        <h2>
          <Trans>Who is responsible</Trans>
        </h2>
        <p>
          <Trans>
            Mwezi is free software that many can run. Whoever runs this copy is responsible for it.
          </Trans>
        </p>
        <OperatorDetails />
      </section>
      <WhatIsKept />
      <WhyAndOnWhatGround />
      <WhatStaysInTheBrowser />
      <WhatWeDoNotCollect />
      <HowItIsSealed />
      <WhatIsNotProtected />
      <HowLongItIsKept />
      <YourRights />
      <ChildrenUnder18 />
      <IfSomethingGoesWrong />
    </LegalPage>
  );
}
