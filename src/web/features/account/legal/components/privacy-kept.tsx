import { Trans } from "@lingui/react/macro";

export function WhatIsKept() {
  return (
    <section>
      <h2>
        <Trans>What is kept on the server</Trans>
      </h2>
      <dl>
        <dt>
          <Trans>Your account</Trans>
        </dt>
        <dd>
          <Trans>
            Your name and email address, sealed. To find your account when you sign in, the server
            also keeps a scrambled form of the address that cannot be turned back. Of your password
            and recovery code it keeps only what is needed to check them.
          </Trans>
        </dd>
        <dt>
          <Trans>What you tell us about yourself</Trans>
        </dt>
        <dd>
          <Trans>
            Age, country, language, last period, how regular your cycle is, PCOS, symptoms, goals,
            contraception, pregnancy, and your consent. All sealed.
          </Trans>
        </dd>
        <dt>
          <Trans>What you log</Trans>
        </dt>
        <dd>
          <Trans>
            Periods, symptoms, moods, stress, sleep, sexual activity, signs of ovulation, measures,
            laboratory results, medicines, hair and skin, questions for your doctor, and the papers
            you add. All sealed.
          </Trans>
        </dd>
        <dt>
          <Trans>Links you make for a doctor</Trans>
        </dt>
        <dd>
          <Trans>
            The report, sealed so that only the link opens it, until the link ends; when it was
            opened; and how often a wrong PIN was tried.
          </Trans>
        </dd>
        <dt>
          <Trans>Where you are signed in</Trans>
        </dt>
        <dd>
          <Trans>
            For each device: the browser's name, sealed, and when it signed in and was last seen.
          </Trans>
        </dd>
        <dt>
          <Trans>Not sealed</Trans>
        </dt>
        <dd>
          <Trans>
            That an account exists and since when, how many entries of each kind it has and when
            they last changed, the times of signing in, and a count of failed sign-ins. The server's
            log says what kind of page was asked for and how that went, with no name, email address
            or health data.
          </Trans>
        </dd>
      </dl>
    </section>
  );
}

export function WhatStaysInTheBrowser() {
  return (
    <section>
      <h2>
        <Trans>What stays in your browser</Trans>
      </h2>
      <p>
        <Trans>
          These are kept in the storage of the browser you use and are not sealed there: whoever can
          unlock your phone can read them.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            Your sign-in, your name and email address, and that your set-up is complete. Signing out
            removes them.
          </Trans>
        </li>
        <li>
          <Trans>
            Your answers in the setup wizard: what you track, conditions, reminders, cycle and
            period length. They stay when you sign out, so that you need not answer again on this
            device. Deleting your account there removes them.
          </Trans>
        </li>
        <li>
          <Trans>
            What you write under “Log your day”: phase, moods, symptoms and notes. It is never sent
            to the server. It stays when you sign out; deleting your account there removes it.
          </Trans>
        </li>
        <li>
          <Trans>Whether you chose light or dark, and your unit for glucose.</Trans>
        </li>
        <li>
          <Trans>Answers you have not finished giving, until you close the tab or sign out.</Trans>
        </li>
      </ul>
      <p>
        <Trans>There are no cookies.</Trans>
      </p>
    </section>
  );
}

export function WhatWeDoNotCollect() {
  return (
    <section>
      <h2>
        <Trans>Who else sees it</Trans>
      </h2>
      <p>
        <Trans>
          Nobody. Mwezi has no adverts, no trackers, no statistics service, and asks no other
          company's server for anything. Nothing is sold and nothing is passed on. Whoever runs this
          copy may rent the computer it runs on; what lies on it is sealed as described here. Ask
          them in which country it stands.
        </Trans>
      </p>
    </section>
  );
}
