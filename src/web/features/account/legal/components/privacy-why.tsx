import { Trans } from "@lingui/react/macro";

export function WhyAndOnWhatGround() {
  return (
    <section>
      <h2>
        <Trans>Why, and with what right</Trans>
      </h2>
      <p>
        <Trans>
          What you write is used for one thing: to show you your cycle, what may come next, and what
          you asked to be shown. The estimates are arithmetic on your own entries. They can be
          wrong, and each says how sure it is. Nothing is decided about you by machine.
        </Trans>
      </p>
      <p>
        <Trans>
          South Africa's Protection of Personal Information Act (POPIA) counts facts about health
          and sex life as special personal information, which may be handled only on special
          grounds. The ground here is your consent (section 27). You give it with a box that nobody
          ticks for you, and you can take it back.
        </Trans>
      </p>
      <p>
        <Trans>
          Everything you log is voluntary. An account needs a name, an email address and a password;
          to begin, Mwezi also asks your age, your country, how regular your cycle is, about PCOS,
          and one goal. Without those answers it cannot be set up. The rest you can leave out: then
          the estimates are wider, or there are none.
        </Trans>
      </p>
    </section>
  );
}
