import { Trans, useLingui } from "@lingui/react/macro";
import { CONSENT_VERSION } from "#contract/profile.ts";
import { calendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { LegalPage } from "./legal-page.tsx";
import { OperatorDetails } from "./operator-details.tsx";
import { WhatIsKept, WhatStaysInTheBrowser, WhatWeDoNotCollect } from "./privacy-kept.tsx";
import { ChildrenUnder18, HowLongItIsKept, YourRights } from "./privacy-rights.tsx";
import { HowItIsSealed, IfSomethingGoesWrong, WhatIsNotProtected } from "./privacy-sealed.tsx";
import { WhyAndOnWhatGround } from "./privacy-why.tsx";

export function PrivacyView() {
  const { i18n } = useLingui();
  const day = formatDay(calendarDay(CONSENT_VERSION), i18n.locale);
  return (
    <LegalPage
      title={<Trans>Privacy</Trans>}
      intro={
        <Trans>
          What you write here is about your body, so it gets the strongest protection we know how to
          build, and a page that tells you exactly what that means.
        </Trans>
      }
      written={<Trans>Version of {day}. Your consent records the version you agreed to.</Trans>}
    >
      <InShort />
      <WhoIsResponsible />
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

function InShort() {
  return (
    <section>
      <h2>
        <Trans>In short</Trans>
      </h2>
      <ul>
        <li>
          <Trans>You agree before anything about your health is kept on the server.</Trans>
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
  );
}

function WhoIsResponsible() {
  return (
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
  );
}
