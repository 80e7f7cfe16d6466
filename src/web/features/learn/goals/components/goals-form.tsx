import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { goals } from "#contract/profile.ts";
import { useSave } from "#web/entry/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { ToggleCard } from "#web/ui/toggle-card.tsx";
import { goalDescriptions, goalLabels } from "#web/words/goal.ts";
import { type Goal, refusalWords, toggled } from "../view-model.ts";
import { GoalIcon } from "./goal-icon.tsx";

interface GoalsFormProps {
  /** What is saved now. */
  readonly saved: readonly Goal[];
  readonly onSave: (goals: Goal[]) => Promise<unknown>;
}

/** Her goals as cards she chooses and puts back; saved together. */
export function GoalsForm({ saved, onSave }: GoalsFormProps) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState(saved);
  const { save, isSaving } = useSave({
    send: onSave,
    refreshes: [],
    toast: () => ({
      title: t`Goals saved!`,
      description: t`Your wellness goals have been updated`,
    }),
    onFailed: (failure) => {
      const words = refusalWords(failure);
      const description = words === null ? t`Please try again` : i18n._(words);
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
              onToggle={() => setChosen(toggled(chosen, goal))}
              title={i18n._(goalLabels[goal])}
              description={i18n._(goalDescriptions[goal])}
              icon={<GoalIcon goal={goal} />}
            />
          </li>
        ))}
      </ul>
      <Button
        className="sm:justify-self-start sm:px-10"
        disabled={isSaving || chosen.length === 0}
        busy={isSaving}
        onClick={() => void save([...chosen])}
      >
        {isSaving ? <Trans>Saving...</Trans> : <Trans>Save My Goals</Trans>}
      </Button>
    </div>
  );
}
