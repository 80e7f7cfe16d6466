import { Trans } from "@lingui/react/macro";
import { navigate } from "wouter/use-browser-location";
import type { Profile } from "#contract/account/profile.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { readUser } from "#web/api/session/session.ts";
import { BeadBorder } from "#web/beads/bead-border.tsx";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { BetterWordsPlace } from "#web/entry/better-words/place.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { OnboardingWizard } from "#web/features/account/onboarding/components/onboarding-wizard.tsx";
import { Button } from "#web/ui/button.tsx";
import { logOut } from "./sign-out.ts";

const MILLISECONDS_BEFORE_HOME = 300;

export function OnboardingPage({ owner }: { readonly owner: string }) {
  const queryClient = useQueryClient();
  const { today } = useClock();
  const complete = (profile: Revised<Profile>) => {
    queryClient.setQueryData(queryOf("GET /api/user/profile", {}).queryKey, profile);
    setTimeout(navigate, MILLISECONDS_BEFORE_HOME, "/");
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <OnboardingHeader />
      <main className="page-width grid flex-1 content-start justify-items-center py-6 sm:content-center sm:py-10">
        <div className="w-full max-w-2xl rounded-card bg-card p-5 shadow-card ring-1 ring-line ring-inset sm:p-8">
          <OnboardingWizard
            owner={owner}
            name={readUser()?.name ?? null}
            today={today}
            onComplete={complete}
          />
        </div>
        <BetterWordsPlace />
      </main>
    </div>
  );
}

function OnboardingHeader() {
  return (
    <header>
      <div className="page-width flex min-h-16 items-center gap-2.5">
        <BrandMark />
        <span className="mr-auto font-display text-2xl font-semibold">Mwezi</span>
        <span data-exit-place className="flex-none" />
        <Button variant="quiet" className="-mr-3 px-3 font-normal" onClick={logOut}>
          <Trans>Logout</Trans>
        </Button>
      </div>
      <BeadBorder />
    </header>
  );
}
