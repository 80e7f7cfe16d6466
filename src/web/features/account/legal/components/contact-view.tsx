import { Trans } from "@lingui/react/macro";
import { LegalPage } from "./legal-page.tsx";
import { OperatorDetails } from "./operator-details.tsx";

export function ContactView() {
  return (
    <LegalPage
      title={<Trans>Contact</Trans>}
      intro={<Trans>Mwezi is run by people. Here is how to reach those who run this copy.</Trans>}
    >
      <section>
        <OperatorDetails />
      </section>
      <BeforeYouWrite />
      <section>
        <h2>
          <Trans>If it cannot wait</Trans>
        </h2>
        <p>
          <Trans>
            This is not an emergency service and messages may wait. If you bleed very heavily,
            faint, or have severe pain, chest pain or trouble breathing, call your emergency number
            or go to the nearest clinic or hospital now.
          </Trans>
        </p>
      </section>
    </LegalPage>
  );
}

function BeforeYouWrite() {
  return (
    <section>
      <h2>
        <Trans>Before you write</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Email is not sealed. Leave out what you would not want a stranger to read, and never
            send your password or recovery code.
          </Trans>
        </li>
        <li>
          <Trans>
            Forgotten your password? Use your recovery code on the{" "}
            <a href="/recover">recovery page</a>. Without it nobody can open your entries, not even
            we.
          </Trans>
        </li>
        <li>
          <Trans>
            Export, deletion, password and devices are in Settings: you need not ask anyone.
          </Trans>
        </li>
        <li>
          <Trans>
            Found a weakness in our security? Thank you. Tell us at the address above and give us a
            little time to mend it before you tell others.
          </Trans>
        </li>
        <li>
          <Trans>
            For questions about your rights, read <a href="/privacy">what we do with your data</a>.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
