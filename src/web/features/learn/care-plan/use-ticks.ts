import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useTickStep } from "./api.ts";
import type { PendingTicks } from "./view-model.ts";

/** Each tick shows at once; one that could not be saved goes back, and a toast says so. */
export function useTicks() {
  const { i18n, t } = useLingui();
  const [pending, setPending] = useState<PendingTicks>({});
  const { mutate } = useTickStep();
  const tick = (step: string, isDone: boolean) => {
    setPending((ticks) => ({ ...ticks, [step]: isDone }));
    const onError = (error: Error) => {
      setPending(({ [step]: _, ...others }) => others);
      const description = i18n._(wordsOf(troubleOf(error)));
      showToast({ title: t`Not saved`, description, variant: "destructive" });
    };
    mutate({ step, isDone }, { onError });
  };
  return { pending, tick };
}
