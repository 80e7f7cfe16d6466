import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { failureOf } from "#web/api/failures/failure.ts";
import { wordsOf } from "#web/api/failures/failure-words.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { useTickStep } from "./api.ts";
import type { PendingTicks } from "./view-model.ts";

export function useTicks() {
  const { i18n, t } = useLingui();
  const [pending, setPending] = useState<PendingTicks>({});
  const { mutate } = useTickStep();
  const tick = (step: string, isDone: boolean) => {
    setPending((ticks) => ({ ...ticks, [step]: isDone }));
    const onError = (error: Error) => {
      setPending(({ [step]: _, ...others }) => others);
      const description = i18n._(wordsOf(failureOf(error)));
      showToast({ title: t`Not saved`, description, variant: "destructive" });
    };
    mutate({ step, isDone }, { onError });
  };
  return { pending, tick };
}
