import { useLingui } from "@lingui/react/macro";
import { failureOf } from "#web/api/failures/failure.ts";
import { wordsOf } from "#web/api/failures/failure-words.ts";
import { useRefresh } from "#web/entry/saving/use-refresh.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { refreshes } from "../overview/api.ts";
import { type PeriodStep, undoStep } from "./api.ts";

export function useUndo() {
  const { i18n, t } = useLingui();
  const refresh = useRefresh();
  const undo = (step: PeriodStep) => ({ label: t`Undo`, act: () => void takeBack(step) });
  const takeBack = async (step: PeriodStep) => {
    try {
      await undoStep(step);
      showToast({ title: t`Undone`, description: t`Everything is as it was before.` });
    } catch (failure) {
      showToast({
        title: t`Not undone`,
        description: i18n._(wordsOf(failureOf(failure))),
        variant: "destructive",
        action: undo(step),
      });
    }
    await refresh(refreshes);
  };
  return undo;
}
