import { Trans } from "@lingui/react/macro";

export function UsingIt() {
  return (
    <section>
      <h2>
        <Trans>Using it</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            You must be 13 or older. Under 18, a parent or guardian agrees with you when you set up.
          </Trans>
        </li>
        <li>
          <Trans>The account is for you. Write about somebody else only if she asked you to.</Trans>
        </li>
        <li>
          <Trans>
            Keep your password and recovery code to yourself. Nobody from Mwezi will ever ask for
            them, and nobody can restore your entries without one of the two.
          </Trans>
        </li>
        <li>
          <Trans>
            Do not try to get at other women's data or to keep the service from working.
          </Trans>
        </li>
        <li>
          <Trans>It costs nothing.</Trans>
        </li>
      </ul>
    </section>
  );
}

export function EndingIt() {
  return (
    <section>
      <h2>
        <Trans>Ending it</Trans>
      </h2>
      <p>
        <Trans>
          You can leave at any time: export what you want to keep, then delete the account in
          Settings. It is gone at once.
        </Trans>
      </p>
      <p>
        <Trans>
          The service can have faults, pause, or end. Export now and then, so that what matters to
          you does not depend on it.
        </Trans>
      </p>
    </section>
  );
}

export function TheSoftware() {
  return (
    <section>
      <h2>
        <Trans>The software</Trans>
      </h2>
      <p>
        <Trans>
          Mwezi is free software under the GNU Affero General Public License, version 3 or later. It
          comes without warranty. Whoever runs a copy for others must offer them its source code:
          ask them for it. What you write in it is yours alone.
        </Trans>
      </p>
    </section>
  );
}
