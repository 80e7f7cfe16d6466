import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { TOAST_DURATION, type Toast } from "./toast-store.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: (id: number) => void;
}

/** The timer pauses while the toast is hovered or focused. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { t } = useLingui();
  const card = useRef<HTMLLIElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const dismiss = () => onDismiss(toast.id);
  const swipe = useSwipeAway(card, dismiss);
  useCountdown(toast.open && !isHeld, dismiss);
  useEffect(() => {
    // With reduced motion there is no animation to wait for.
    if (!toast.open && !card.current?.getAnimations().length) setIsGone(true);
  }, [toast.open]);
  if (isGone) return null;
  return (
    <li
      ref={card}
      data-state={toast.open ? "open" : "closed"}
      onAnimationEnd={() => setIsGone(!toast.open)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={({ key }) => key === "Escape" && dismiss()}
      {...swipe}
      className={classNames(
        "toast flex touch-pan-y select-none items-start gap-3 rounded-card p-4 pl-5 shadow-[0_12px_40px_-8px_rgb(8_4_10/0.35)]",
        toast.variant === "destructive" ? "bg-urgent text-on-urgent" : "bg-today text-on-today",
      )}
    >
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <div className="min-w-0 flex-1 basis-36 py-1.5">
          <div className="font-semibold">{toast.title}</div>
          {toast.description && <div>{toast.description}</div>}
        </div>
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              dismiss();
              toast.action?.act();
            }}
            className="min-h-11 min-w-11 rounded-full font-semibold underline underline-offset-4"
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={dismiss}
        className="grid size-11 flex-none place-items-center rounded-full"
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function useCountdown(isRunning: boolean, onEnd: () => void): void {
  const left = useRef(TOAST_DURATION);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!isRunning) return;
    const began = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [isRunning]);
}
