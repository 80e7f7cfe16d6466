import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { stageNow } from "#domain/stage/stage-now.ts";
import { Summary } from "#web/ui/summary.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import type { StageProps } from "../view-model.ts";
import { PregnancyCard } from "./pregnancy-card.tsx";

export function StageCard({ facts, overview, today }: Omit<StageProps, "stage">) {
  const stage = stageNow({ facts, forecast: overview.forecast }, today);
  switch (stage.kind) {
    case "pregnant":
      return <PregnancyCard since={stage.since} today={today} />;
    case "just-started":
      return <FirstYears />;
    case "perimenopause":
      return <Perimenopause isLate={stage.transition === "late"} />;
    default:
      return null;
  }
}

/** ACOG Committee Opinion 651, Peña et al. 2020; Cochrane CD004142. For a clinician's review. */
const FirstYears = () => (
  <section id="first-years" className="grid border-t border-line pt-2">
    <h3 className="text-lg font-semibold">
      <Trans>Your first years of periods</Trans>
    </h3>
    <Part title={<Trans>What is usual?</Trans>}>
      <Trans>
        Gaps of 21 to 45 days, up to 7 days of bleeding, and 3 to 6 pads a day. In the first year
        gaps can be longer. Talk to a nurse after 90 days without a period. The same if you bleed
        for more than 7 days, or fill a pad in 1 or 2 hours.
      </Trans>
    </Part>
    <Part title={<Trans>Who can see what I write?</Trans>}>
      <p>
        <Trans>
          Nobody else: not your parent or guardian, not your school, not us. Only your password
          opens it. Someone who holds your unlocked phone can read it, so set a PIN. Reminders show
          nothing private.
        </Trans>
      </p>
      <TextLink href="/settings/security">
        <Trans>Set PIN</Trans>
      </TextLink>
    </Part>
    <Part title={<Trans>School and sport</Trans>}>
      <Trans>
        You can do sport on your period, and moving often eases the pain. Warmth helps too. If pain
        keeps you from school, tell an adult you trust and see a nurse: it can be treated.
      </Trans>
    </Part>
  </section>
);

/**
 * GPnotebook (`concerns`, perimenopause); contraception is background, for a clinician's review.
 */
const Perimenopause = ({ isLate }: { readonly isLate: boolean }) => (
  <section className="grid border-t border-line pt-2">
    <h3 className="text-lg font-semibold">
      <Trans>Your cycles are changing</Trans>
    </h3>
    <p>
      {isLate ? (
        <Trans>
          A gap of 60 days or more fits the later years before menopause, by your cycles alone.
        </Trans>
      ) : (
        <Trans>
          Lengths that change by 7 days or more fit the early years before menopause, by your cycles
          alone.
        </Trans>
      )}
    </p>
    <Part title={<Trans>What is usual?</Trans>}>
      <Trans>
        Shorter and longer cycles, skipped periods, flushes, poor sleep, changes of mood and
        dryness.
      </Trans>
    </Part>
    <Part title={<Trans>When should I see someone?</Trans>}>
      <Trans>
        If you bleed between periods or after sex, for more than 8 days, more heavily than ever, or
        have two cycles under 21 days. Also if the changes trouble you: they can be treated.
      </Trans>
    </Part>
    <Part title={<Trans>Can I still get pregnant?</Trans>}>
      <Trans>
        Yes. Contraception is needed until 2 years after the last period, or 1 year from the age of
        50.
      </Trans>
    </Part>
  </section>
);

const Part = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <details className="group">
    <Summary>{title}</Summary>
    <div className="pb-2 pl-6.5 text-soft">{children}</div>
  </details>
);
