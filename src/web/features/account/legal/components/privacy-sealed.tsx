import { Trans } from "@lingui/react/macro";

export function HowItIsSealed() {
  return (
    <section>
      <h2>
        <Trans>How it is sealed</Trans>
      </h2>
      <p>
        <Trans>
          When you join, the server makes a random key for you alone. Each thing you write is sealed
          with it (AES-256-GCM) before it is stored, so that its dates, names and numbers stand
          nowhere in clear.
        </Trans>
      </p>
      <p>
        <Trans>
          Your key itself is stored locked: once with your password, stretched by Argon2id so that
          guessing is slow, and once with your recovery code if you make one. The server does not
          keep either. While you are signed in, your own device holds the token that opens your key;
          the server keeps only a fingerprint of that token.
        </Trans>
      </p>
      <p>
        <Trans>
          So whoever holds the database, and even the server's own secret, still cannot read your
          entries. It also means that nobody can open them for you: if you lose your password and
          have no recovery code, they are gone. Make a recovery code in Settings and keep it on
          paper.
        </Trans>
      </p>
    </section>
  );
}

export function WhatIsNotProtected() {
  return (
    <section>
      <h2>
        <Trans>What is not protected</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            A weak password. Whoever steals the database can guess passwords, slowly, and opens what
            a guessed one opens. Six letters are the least allowed; a few unusual words are far
            better.
          </Trans>
        </li>
        <li>
          <Trans>
            A server taken over while you use it. Your entries are opened on the server to answer
            you, so whoever controls it at that moment can read what passes.
          </Trans>
        </li>
        <li>
          <Trans>
            Your own device. Whoever can use your unlocked phone while you are signed in sees what
            you see. Signing out helps; so does a screen lock.
          </Trans>
        </li>
        <li>
          <Trans>
            An exported file. It is plain text, so that you can use it anywhere: keep it somewhere
            safe.
          </Trans>
        </li>
        <li>
          <Trans>
            The fact that you visit this address. Your network provider can see that much.
          </Trans>
        </li>
      </ul>
    </section>
  );
}

export function IfSomethingGoesWrong() {
  return (
    <section>
      <h2>
        <Trans>If something goes wrong</Trans>
      </h2>
      <p>
        <Trans>
          Should anyone get at data they have no right to, whoever runs this copy must tell the
          Information Regulator and you, as soon as reasonably possible (POPIA, section 22). We
          promise to say what happened, what it means for you and what to do, even when all that was
          taken was sealed.
        </Trans>
      </p>
    </section>
  );
}
