import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useExitPlace } from "./exit-place.ts";
import { leaveQuickly } from "./leave-quickly.ts";
import { escapeSignal, shakeSignal } from "./signals.ts";

export function ExitButton() {
  const { t } = useLingui();
  useSignals();
  const place = useExitPlace();
  const hasPlace = place?.dataset.exitPlace !== undefined;
  return createPortal(
    <button
      type="button"
      aria-label={t`Leave quickly`}
      onClick={leaveQuickly}
      className={classNames(
        "order-first grid size-[44px] flex-none place-items-center rounded-full text-hibiscus-ink hover:bg-bead print:hidden",
        !hasPlace && "fixed right-4 bottom-16 z-20 bg-card shadow-card ring-1 ring-line",
      )}
    >
      <Icon name="leave" />
    </button>,
    place ?? document.body,
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
    // Captures, because an open dialog stops Escape.
    addEventListener("keydown", press, true);
    addEventListener("devicemotion", move);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("devicemotion", move);
    };
  }, []);
}
