import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isAfterPregnancy, type PauseReason } from "#domain/life/pause-reason.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";

/**
 * Bleeding for up to two weeks and a period after four to six: NHS, Miscarriage, What happens
 * (reviewed 2022). For a clinician's review.
 */
const pausedWords: Readonly<Record<PauseReason, MessageDescriptor>> = {
  pregnant: msg`Predictions are paused while you're pregnant. Your logged cycles stay, and predictions return when you change your pregnancy status in Settings.`,
  "after-loss": msg`We're sorry. Bleeding can last up to two weeks. Get help at once if you soak a pad in an hour, feel hot or shivery, have strong pain, or a discharge that smells bad. Your next period usually comes after 4 to 6 weeks.`,
  "after-birth": msg`Your cycle has not come back yet. Bleeding in the first weeks after a birth is not a period. When your first period comes, start it here.`,
  "after-pregnancy": msg`Your cycle has not come back yet. When your next period comes, start it here.`,
  method: msg`Little or no bleeding is usual with your method, so no next period is predicted. See a clinic about bleeding that is new, heavy or painful. If you may be pregnant, take a test.`,
  "after-change": msg`Predictions are paused: a year went by without a period. If you had periods in between, say so in Cycle history.`,
};

export function PausedNote({ reason }: { readonly reason: PauseReason }) {
  const { i18n } = useLingui();
  return (
    <div className="border-line py-3 text-soft max-md:border-t">
      <p>{i18n._(pausedWords[reason])}</p>
      {isAfterPregnancy(reason) && (
        <TextLink href="/guidance">
          <Trans>When to get help</Trans>
        </TextLink>
      )}
    </div>
  );
}
