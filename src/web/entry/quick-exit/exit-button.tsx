import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { leaveQuickly, useQuickExit } from "./leave-quickly.ts";
import { escapeSignal, shakeSignal } from "./signals.ts";

/** The way out of every page: one tap, Escape three times, or a shake of the phone. */
export function ExitButton() {
  const { t } = useLingui();
  useQuickExit();
  useSignals();
  return (
    <button
      type="button"
      aria-label={t`Leave quickly`}
      onClick={leaveQuickly}
      className="grid size-[44px] flex-none place-items-center rounded-full text-hibiscus-ink hover:bg-bead"
    >
      <Icon name="close" />
    </button>
  );
}

function useSignals(): void {
  useEffect(() => {
    const isEscape = escapeSignal();
    const isShake = shakeSignal();
    const press = ({ key, timeStamp }: KeyboardEvent) => {
      if (isEscape(key, timeStamp)) leaveQuickly();
    };
    const move = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
      if (isShake(acceleration, timeStamp)) leaveQuickly();
    };
    // An open dialog keeps Escape for itself.
    addEventListener("keydown", press, true);
    addEventListener("devicemotion", move);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("devicemotion", move);
    };
  }, []);
}
