import { Trans, useLingui } from "@lingui/react/macro";
import { goals } from "#contract/account/profile.ts";
import { useDraftState } from "#web/entry/drafts/use-draft-state.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { ToggleCard } from "#web/ui/fields/toggle-card.tsx";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { PenDrawing } from "#web/ui/pen-drawing.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { goalDescriptions, goalLabels } from "#web/words/goal.ts";
import { type Goal, refusalText, toggled } from "../view-model.ts";

interface GoalsFormProps {
  readonly initial: readonly Goal[];
  readonly onSave: (goals: Goal[]) => Promise<unknown>;
}

export function GoalsForm({ initial, onSave }: GoalsFormProps) {
  const { i18n, t } = useLingui();
  const [{ chosen }, setDraft] = useDraftState("goals", { chosen: initial });
  const { save, isSaving } = useSave({
    send: onSave,
    refreshes: [],
    toast: () => ({
      title: t`Goals saved!`,
      description: t`Your wellness goals have been updated`,
    }),
    onFailed: (failure) => {
      const description = refusalText(failure, i18n) ?? t`Please try again`;
      showToast({ title: t`Failed to save goals`, description, variant: "destructive" });
    },
  });
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3 sm:grid-cols-2">
        {goals.map((goal) => (
          <li key={goal} className="grid">
            <ToggleCard
              pressed={chosen.includes(goal)}
              onToggle={() => setDraft({ chosen: toggled(chosen, goal) })}
              title={i18n._(goalLabels[goal])}
              description={i18n._(goalDescriptions[goal])}
              icon={<PenDrawing path={PATHS[goal]} size={28} pen="1.7" />}
            />
          </li>
        ))}
      </ul>
      {chosen.length === 0 && (
        <WhyNot id="goals-why-not">
          <Trans>Choose at least one goal to save.</Trans>
        </WhyNot>
      )}
      <Button
        className="sm:justify-self-start sm:px-10"
        disabled={isSaving || chosen.length === 0}
        aria-describedby={chosen.length === 0 ? "goals-why-not" : undefined}
        busy={isSaving}
        onClick={() => void save([...chosen])}
      >
        {isSaving ? <Trans>Saving...</Trans> : <Trans>Save My Goals</Trans>}
      </Button>
    </div>
  );
}

const PATHS: Record<Goal, string> = {
  "track-periods": "M12 3.5a8.5 8.5 0 1 1-6.6 3.1M12 3.5 9.8 1.8M12 3.5 9.6 5.4M12 8v4.2l2.8 1.8",
  "manage-pcos":
    "M12 20.2S3.8 15.4 3.8 9.5A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8.2 2.2c0 5.9-8.2 10.7-8.2 10.7ZM7 12h2.5l1.5-3 2 5.5 1.4-2.5H17",
  fertility:
    "M12 21v-9M12 14c0-4-2.7-6-7-6 0 4.2 2.7 6 7 6ZM12 12c0-4.6 2.7-7 7-7 0 4.8-2.7 7-7 7Z",
  "symptom-relief":
    "M5 12.5c2.5-3 4.5-3 7 0s4.5 3 7 0M5 17.5c2.5-3 4.5-3 7 0s4.5 3 7 0M5 7.5c2.5-3 4.5-3 7 0s4.5 3 7 0",
  "balanced-energy": "M13.5 3 6 13.5h5L9.5 21 18 10h-5.2Z",
  "better-sleep": "M19.5 14.2A8 8 0 1 1 9.8 4.5a6.5 6.5 0 0 0 9.7 9.7ZM15 4.5h4.5L15 9h4.5",
  "less-stress":
    "M12 20c4.7 0 8.5-2.5 8.5-5.5-2.4 0-4 .5-5.2 1.4C15.3 11 14 7.5 12 4.5 10 7.5 8.7 11 8.7 15.9 7.5 15 5.9 14.5 3.5 14.5 3.5 17.5 7.3 20 12 20Z",
  "move-more":
    "M14.5 6.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8ZM6 11.5l3.5-3 3.7 1-2 5 3.3 2.5-.5 5M13.2 9.5l2 3 3.3.5M11 15l-1.7 3.2L5 20.5",
  "eat-well":
    "M3.5 11.5h17c0 4.7-3.6 8-8.5 8s-8.5-3.3-8.5-8ZM8 11.5C8 8 9.7 6 12.5 5.5M12 11.5c.2-3.3 2.3-5.4 6-5.8.2 3-1 5-3 5.8M9 22h6",
  "doctor-visit":
    "M6 3.5v5a4.5 4.5 0 0 0 9 0v-5M6 3.5H4.5M15 3.5h1.5M10.5 13v3.5a4 4 0 0 0 8 0V14M18.5 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
};
