import type { Profile } from "#contract/account/profile.ts";
import { InDraft } from "#web/entry/draft-language/in-draft.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import * as onboarding from "#web/features/account/onboarding/components/consent-again.tsx";

export function ConsentAgain({ profile }: { readonly profile: Profile }) {
  const { today } = useClock();
  return (
    <InDraft>
      <onboarding.ConsentAgain profile={profile} today={today} />
    </InDraft>
  );
}
