import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Profile } from "#contract/account/profile.ts";
import { ageOn } from "#domain/days/age-on.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { StatusBar } from "#web/ui/status-bar.tsx";
import {
  agreementOf,
  CONSENT_STEP,
  canContinue,
  emptyDraft,
  type OnboardingDraft,
} from "../view-model.ts";
import { ConsentFields } from "./consent-fields.tsx";

interface ConsentAgainProps {
  readonly profile: Profile;
  readonly today: CalendarDay;
}

export function ConsentAgain(props: ConsentAgainProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StatusBar tone="gold">
        <p className="mr-auto py-2">
          <Trans>The privacy notice has changed since you agreed to it.</Trans>
        </p>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <Trans>Read and decide</Trans>
        </Button>
      </StatusBar>
      <Dialog open={isOpen} onOpenChange={setOpen} title={<Trans>Privacy and consent</Trans>}>
        <Agreement {...props} />
      </Dialog>
    </>
  );
}

function Agreement({ profile, today }: ConsentAgainProps) {
  const [draft, setDraft] = useState<OnboardingDraft>({
    ...emptyDraft,
    age: String(ageOn(profile, today) ?? ""),
    guardianName: profile.consent?.guardianName ?? "",
  });
  const change = (changes: Partial<OnboardingDraft>) => setDraft({ ...draft, ...changes });
  const { save, isSaving, failure } = useSave({
    send: () => call("PATCH /api/user/profile", { body: agreementOf(draft) }),
    refreshes: ["GET /api/user/profile"],
  });
  const mayAgree = canContinue(CONSENT_STEP, draft);
  const fields = { draft, change, today, isRefused: false, ...draftFields({ draft, change }) };
  return (
    <div className="grid gap-5 text-base">
      <ConsentFields {...fields} />
      <p className="text-soft">
        <Trans>
          If you don't agree, close this and export or delete your data in “Settings”, “Your data”.
        </Trans>
      </p>
      <FailureNotice failure={failure} fields="all" />
      {!mayAgree && (
        <WhyNot id="consent-why-not">
          <Trans>Tick the consent box to continue.</Trans>
        </WhyNot>
      )}
      <Button
        busy={isSaving}
        disabled={!mayAgree}
        aria-describedby={mayAgree ? undefined : "consent-why-not"}
        onClick={() => void save({})}
      >
        <Trans>I agree</Trans>
      </Button>
    </div>
  );
}
