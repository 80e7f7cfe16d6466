import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ongoing } from "#contract/entries/current-answers.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { CallButton } from "#web/entry/concerns/components/call-button.tsx";
import { speechIn } from "#web/entry/concerns/speech.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { flowLabels } from "#web/words/cycles.ts";
import { noPregnancy, profileQuery, saveFlow } from "../api.ts";
import { PregnancyOver } from "./pregnancy-over.tsx";

const FLOWS = ["spotting", "light", "moderate", "heavy"] as const;

/** Calls whose answers change when a pregnancy ends or is removed. */
const REFRESHES = ["GET /api/user/profile", "GET /api/cycles", "GET /api/pcos-logs"] as const;

interface BleedingInPregnancyProps {
  readonly today: CalendarDay;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

export function BleedingInPregnancy({ today, onStart, onClose }: BleedingInPregnancyProps) {
  const { i18n } = useLingui();
  const [isOver, setOver] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        isOver ? (
          <Trans>My pregnancy has ended</Trans>
        ) : (
          <Trans>Are you bleeding in pregnancy?</Trans>
        )
      }
    >
      {isOver ? (
        <PregnancyOver today={today} refreshes={REFRESHES} onDone={onClose} />
      ) : (
        <div className="grid gap-5">
          <p className="text-lg font-semibold">
            {speechIn(i18n).say("concern.preg-bleed light.action")}
          </p>
          <p>{speechIn(i18n).say("concern.preg-bleed light.reason")}</p>
          <CallButton />
          <TodaysFlow today={today} onSaved={onClose} />
          <div className="grid gap-1 border-t border-line pt-3">
            <Button variant="quiet" onClick={() => setOver(true)}>
              <Trans>My pregnancy has ended</Trans>
            </Button>
            <NotPregnant onSaved={onStart} />
            <TextLink href="/guidance" className="justify-self-center">
              <Trans>When to get help, and who to call</Trans>
            </TextLink>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface SavedProps {
  readonly onSaved: () => void;
}

/** Saves the flow in the day's log, which the report for the clinic includes. No period starts. */
function TodaysFlow({ today, onSaved }: SavedProps & { readonly today: CalendarDay }) {
  const { i18n, t } = useLingui();
  const [flow, setFlow] = useState<(typeof FLOWS)[number]>();
  const { save, isSaving, failure } = useSave({
    send: saveFlow,
    refreshes: REFRESHES,
    isOneTap: true,
    onSaved: () => {
      showToast({ title: t`Bleeding logged`, description: t`It's in today's log, not a period.` });
      onSaved();
    },
  });
  return (
    <div className="grid gap-3">
      <ChoiceChips
        legend={<Trans>How much are you bleeding today?</Trans>}
        name="flow-in-pregnancy"
        value={flow}
        onChange={setFlow}
        options={choicesOf(FLOWS, flowLabels, i18n)}
      />
      {flow !== undefined && (
        <Button variant="secondary" busy={isSaving} onClick={() => void save({ day: today, flow })}>
          <Trans>Log it for my clinic</Trans>
        </Button>
      )}
      <FailureNotice failure={failure} fields="all" />
    </div>
  );
}

function NotPregnant({ onSaved }: SavedProps) {
  const stages = useQuery(profileQuery).data?.lifeStages ?? [];
  const { save, isSaving, failure } = useSave({
    send: noPregnancy,
    refreshes: REFRESHES,
    isOneTap: true,
    onSaved,
  });
  return (
    <>
      <Button
        variant="quiet"
        busy={isSaving}
        onClick={() => void save(ongoing(stages, "pregnancy"))}
      >
        <Trans>I was never pregnant: start the period</Trans>
      </Button>
      <FailureNotice failure={failure} fields="all" />
    </>
  );
}
