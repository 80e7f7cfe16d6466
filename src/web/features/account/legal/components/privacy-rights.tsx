import { Trans } from "@lingui/react/macro";

export function HowLongItIsKept() {
  return (
    <section>
      <h2>
        <Trans>How long it is kept</Trans>
      </h2>
      <p>
        <Trans>
          Until you delete it. Deleting your account removes the account and everything in it from
          the database at once and for good. A sign-in ends after 30 days without use, and after 180
          days in any case.
        </Trans>
      </p>
      <p>
        <Trans>
          Backups are made by whoever runs this copy. A sealed copy of deleted entries can stay in
          an old backup until it is overwritten: ask them how long that takes.
        </Trans>
      </p>
    </section>
  );
}

export function YourRights() {
  return (
    <section>
      <h2>
        <Trans>What you can do</Trans>
      </h2>
      <ul>
        <li>
          <Trans>See and correct what is stored about you: it is what the app shows you.</Trans>
        </li>
        <li>
          <Trans>Take it with you: Settings, Privacy, Export.</Trans>
        </li>
        <li>
          <Trans>
            Take back your consent, object, or be forgotten: Settings, Privacy, Delete account. No
            reasons asked, no waiting.
          </Trans>
        </li>
        <li>
          <Trans>
            Ask anything: write to whoever runs this copy. They cannot read your sealed entries, so
            they may have to send you to Settings.
          </Trans>
        </li>
        <li>
          <Trans>
            Complain to the Information Regulator of South Africa,{" "}
            <a href="https://inforegulator.org.za" rel="noreferrer">
              inforegulator.org.za
            </a>
            , or to the data protection authority of your own country.
          </Trans>
        </li>
      </ul>
    </section>
  );
}

export function ChildrenUnder18() {
  return (
    <section>
      <h2>
        <Trans>If you are under 18</Trans>
      </h2>
      <p>
        <Trans>
          Mwezi is for people of 13 and older. Under 18, the law asks that a parent or guardian
          agrees before we store facts about your health (POPIA, sections 34 and 35). Setting up
          asks for their name and keeps it, sealed, with your consent. They do not get a way into
          your account.
        </Trans>
      </p>
      <p>
        <Trans>
          If asking them is not safe for you, do not set up an account. You can talk to a nurse at a
          clinic first.
        </Trans>
      </p>
    </section>
  );
}
