import { Trans } from "@lingui/react/macro";

export function WhatMweziIsNot() {
  return (
    <section>
      <h2>
        <Trans>What Mwezi is, and what it is not</Trans>
      </h2>
      <p>
        <Trans>Mwezi helps you to keep track and to learn. It is a diary that can count.</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            It is educational. It does not diagnose, treat or prevent anything, and it is not a
            medical device. Talk to a nurse or a doctor about what worries you.
          </Trans>
        </li>
        <li>
          <Trans>
            It is not contraception. Never use its dates to avoid a pregnancy, nor to be certain of
            one.
          </Trans>
        </li>
        <li>
          <Trans>
            It is not an emergency service, and nobody watches what you log. If you bleed very
            heavily, faint, or have severe pain, chest pain or trouble breathing, call your
            emergency number or go to the nearest clinic or hospital.
          </Trans>
        </li>
        <li>
          <Trans>
            Its predictions are estimates from what you entered. With irregular cycles they are
            often wide, and sometimes wrong.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
