import { useLingui } from "@lingui/react/macro";
import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { createToastStore, TOAST_DURATION, type Toast, type ToastMessage } from "./toast-store.ts";

const SWIPE_THRESHOLD = 50;
const store = createToastStore();

export function showToast(message: ToastMessage): void {
  store.show(message);
}

interface ToasterProps {
  /** Comes before each toast in a screen reader: "Notification". */
  readonly label: string;
  /** Names the region and the key that leads there: "Notifications (F8)". */
  readonly hint: string;
}

const NOTHING: readonly Toast[] | null = null;

/** The place where toasts appear. F8 leads there; a swipe to the right sends one away. */
export function Toaster({ label, hint }: ToasterProps) {
  // A prerendered page has no toasts; the region comes alive with the app.
  const toasts = useSyncExternalStore(store.subscribe, store.current, () => NOTHING);
  const place = useRef<HTMLOListElement>(null);
  const shown = toasts?.find((toast) => toast.open)?.id;
  useEffect(() => {
    if (shown !== undefined) raise(place.current);
  }, [shown]);
  if (!toasts) return null;
  return (
    <Provider
      label={label}
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Viewport
        ref={place}
        popover="manual"
        label={hint}
        hotkey={["F8"]}
        className="toasts fixed inset-x-0 top-auto z-50 m-0 w-full bg-transparent p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:right-0 md:left-auto md:max-w-[420px]"
      />
    </Provider>
  );
}

/** Lifts the toasts above everything, an open dialog too: what was shown last lies on top. */
function raise(place: HTMLElement | null): void {
  // A browser without popovers shows them in the page.
  if (!place || !("showPopover" in place)) return;
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover();
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useLingui();
  const destructive = toast.variant === "destructive";
  return (
    <Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) store.dismiss(toast.id);
      }}
      className={classNames(
        "toast flex items-start gap-3 rounded-card p-4 pl-5 shadow-[0_12px_40px_-8px_rgb(8_4_10/0.35)]",
        destructive ? "bg-urgent text-on-urgent" : "bg-today text-on-today",
      )}
    >
      <div className="min-w-0 flex-1 py-1.5">
        <Title className="font-semibold">{toast.title}</Title>
        {toast.description && <Description>{toast.description}</Description>}
      </div>
      <Close
        aria-label={t`Dismiss`}
        className="grid size-11 flex-none place-items-center rounded-full"
      >
        <Icon name="close" />
      </Close>
    </Root>
  );
}
