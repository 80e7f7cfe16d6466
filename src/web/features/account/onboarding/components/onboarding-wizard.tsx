import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Profile } from "#contract/account/profile.ts";
import { factsOf } from "#contract/insights/facts.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { storeOnboardingComplete } from "#web/api/session/session.ts";
import { MoonEmblem } from "#web/beads/moon-emblem.tsx";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { StepProgress } from "#web/entry/steps/step-progress.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { showToast, toastStore } from "#web/ui/toasts/toast.tsx";
import { completeOnboarding, progressRecord, readProgress, skipSetup } from "../api.ts";
import {
  CONSENT_STEP,
  type FieldsProps,
  isAgreedByGuardian,
  LAST_STEP,
  type OnboardingDraft,
  PROGRESS_STEPS,
} from "../view-model.ts";
import { AskingStep } from "./asking-step.tsx";
import { FirstEstimateNote } from "./first-estimate-note.tsx";
import { GuardianFields, guardianMissing, WholeTexts } from "./guardian-fields.tsx";
import { StepFrame } from "./step-frame.tsx";

interface OnboardingWizardProps {
  readonly owner: string;
  readonly name: string | null;
  readonly today: CalendarDay;
  readonly onComplete: (profile: Revised<Profile>) => void;
}

export function OnboardingWizard({ owner, name, today, onComplete }: OnboardingWizardProps) {
  const { t } = useLingui();
  const { step, draft, go, change } = useProgress(owner);
  const { complete, isSaving, failure, profile } = useCompletion(() => go(LAST_STEP));

  const skip = () => {
    change({ lastPeriodDate: null, isLastPeriodForgotten: false });
    go(step + 1);
  };

  return (
    <div className="grid gap-6">
      {step < PROGRESS_STEPS && (
        <StepProgress label={t`Your progress`} number={step + 1} count={PROGRESS_STEPS} />
      )}
      {step === 0 && (
        <WelcomeStep name={name} draft={draft} change={change} onContinue={() => go(1)} />
      )}
      {step > 0 && step < LAST_STEP && (
        <AskingStep
          key={step}
          step={step}
          draft={draft}
          change={change}
          today={today}
          isSaving={isSaving}
          failure={failure}
          onBack={() => go(step - 1)}
          onContinue={() => (step === CONSENT_STEP ? void complete(draft) : go(step + 1))}
          onSkip={skip}
        />
      )}
      {step === LAST_STEP && profile && (
        <DoneStep profile={profile} today={today} onComplete={onComplete} />
      )}
    </div>
  );
}

const assurances = [
  ["moon", msg`It shows what's likely, and says how sure it is.`],
  ["lock", msg`We encrypt what you write with a key that only your password opens.`],
  ["heart", msg`It informs; it doesn't diagnose, and it's never contraception.`],
] as const;

interface WelcomeStepProps
  extends Pick<OnboardingWizardProps, "name">,
    Pick<FieldsProps, "draft" | "change"> {
  readonly onContinue: () => void;
}

function WelcomeStep({ name: typed, draft, change, onContinue }: WelcomeStepProps) {
  const { i18n } = useLingui();
  const [isMinor, setMinor] = useState(draft.guardianName !== "");
  const name = typed && <AsTyped>{typed}</AsTyped>;
  return (
    <StepFrame
      title={name ? <Trans>Welcome to Mwezi, {name}</Trans> : <Trans>Welcome to Mwezi</Trans>}
      intro={
        <Trans>
          Mwezi means both “moon” and “month”. A few questions help it fit your body, not an
          average. It takes about two minutes.
        </Trans>
      }
      onSubmit={onContinue}
      submitLabel={<Trans>Begin your journey</Trans>}
      whyNot={isMinor && !isAgreedByGuardian(draft) ? i18n._(guardianMissing) : null}
    >
      <ul className="grid gap-4">
        {assurances.map(([icon, words]) => (
          <li key={icon} className="flex items-center gap-4">
            <span className="grid size-11 flex-none place-items-center rounded-full bg-hibiscus-wash text-hibiscus-ink">
              <Icon name={icon} size={22} />
            </span>
            <span>{i18n._(words)}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        name="is-minor"
        checked={isMinor}
        onChange={setMinor}
        label={<Trans>I'm under 18</Trans>}
        hint={
          !isMinor && (
            <Trans>A parent or guardian needs to agree. They won't see what you write.</Trans>
          )
        }
      />
      {isMinor && (
        <>
          <GuardianFields {...draftFields({ draft, change })} />
          <WholeTexts />
        </>
      )}
    </StepFrame>
  );
}

function useProgress(owner: string) {
  const [first] = useState(() => readProgress(owner));
  const [progress, setProgress] = useState(first);
  const { step, draft } = progress;
  useEffect(() => {
    if (step === LAST_STEP) progressRecord.write(null);
    // Nothing is unsaved before she answers or goes on.
    else if (progress !== first) progressRecord.write({ owner, step, draft });
  }, [owner, step, draft, progress, first]);
  return {
    step,
    draft,
    go: (next: number) => setProgress((now) => ({ ...now, step: next })),
    change: (changed: Partial<OnboardingDraft>) =>
      setProgress((now) => ({ ...now, draft: { ...now.draft, ...changed } })),
  };
}

function useCompletion(onCompleted: () => void) {
  const { t } = useLingui();
  const [profile, setProfile] = useState<Revised<Profile> | null>(null);
  const { save, isSaving, failure } = useSave({
    send: completeOnboarding,
    refreshes: [],
    onSaved: (answer) => {
      storeOnboardingComplete();
      setProfile(answer);
      // The success is shown in place, where "Setup failed" would contradict it.
      for (const { id } of toastStore.current()) toastStore.dismiss(id);
      onCompleted();
    },
    onFailed: () =>
      showToast({
        title: t`Setup failed`,
        description: t`Please try again.`,
        variant: "destructive",
      }),
  });
  return { complete: save, isSaving, failure, profile };
}

interface DoneStepProps extends Pick<OnboardingWizardProps, "today" | "onComplete"> {
  readonly profile: Revised<Profile>;
}

function DoneStep({ profile, today, onComplete }: DoneStepProps) {
  return (
    <StepFrame
      title={<Trans>You're all set</Trans>}
      intro={
        <Trans>Thank you. Your own space is ready, and it gets better with what you log.</Trans>
      }
      onSubmit={() => onComplete(profile)}
      submitLabel={<Trans>Go to Dashboard</Trans>}
      aside={
        <Button variant="quiet" onClick={() => void skipSetup(profile).then(onComplete)}>
          <Trans>Skip the six setup steps</Trans>
        </Button>
      }
    >
      <Notice tone="success" title={<Trans>Welcome to Mwezi!</Trans>}>
        <Trans>Your profile has been set up successfully.</Trans>
      </Notice>
      <MoonEmblem className="order-last mx-auto my-2 size-56 sm:order-none" />
      <FirstEstimateNote facts={factsOf([], profile, today)} today={today} />
    </StepFrame>
  );
}
