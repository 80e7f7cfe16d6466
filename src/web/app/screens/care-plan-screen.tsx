import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { carePlan } from "#domain/care-plan.ts";
import { readUser } from "#web/api/session.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { CarePlanSkeleton } from "#web/features/learn/components/care-plan-skeleton.tsx";
import { CarePlanSteps } from "#web/features/learn/components/care-plan-steps.tsx";
import { profileQuery } from "#web/features/profile-settings/api.ts";
import { readSetup } from "#web/features/setup/api.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useClock } from "../use-clock.ts";
import { useCycleState } from "../use-cycle-state.ts";

/** Her goals, conditions and due checks as steps. */
export function CarePlanScreen() {
  return (
    <div className="grid max-w-3xl gap-6">
      <header>
        <TextLink href="/learn" className="mb-2 gap-2">
          <Icon name="back" size={20} />
          <Trans>Back to Learn</Trans>
        </TextLink>
        <h1 className="text-3xl sm:text-4xl">
          <Trans>My Care Plan</Trans>
        </h1>
        <p className="mt-2 text-soft">
          <Trans>
            Put together from your goals, what you told us and what you logged. Ideas to try and to
            take to a clinic: educational, not a diagnosis, and not yet reviewed by a clinician.
          </Trans>
        </p>
      </header>
      <Plan />
      <TextLink href="/my-health">
        <Trans>Change my goals</Trans>
      </TextLink>
    </div>
  );
}

function Plan() {
  const { i18n } = useLingui();
  const { today } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery).data;
  if (state.kind === "failed") {
    return <LoadError message={i18n._(wordsOf(troubleOf(state.error)))} onRetry={state.retry} />;
  }
  if (state.kind === "loading" || profile === undefined) return <CarePlanSkeleton />;
  const { conditions } = readSetup(readUser()?.id ?? "unknown");
  const { age, goals } = profile;
  return <CarePlanSteps steps={carePlan({ ...state.facts, age, goals, conditions }, today)} />;
}
