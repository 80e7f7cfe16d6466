import type { Profile } from "#contract/account/profile.ts";
import { useClock } from "#web/entry/use-clock.ts";
import * as onboarding from "#web/features/account/onboarding/components/consent-again.tsx";

export function ConsentAgain({ profile }: { readonly profile: Profile }) {
  const { today } = useClock();
  return <onboarding.ConsentAgain profile={profile} today={today} />;
}
