import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ToastCard } from "./toast-card.tsx";
import { createToastStore, type Toast, type ToastMessage } from "./toast-store.ts";

export const toastStore = createToastStore();

export function showToast(message: ToastMessage): void {
  toastStore.show(message);
}

interface ToasterProps {
  /** Prefix for screen readers: "Notification". */
  readonly label: string;
  /** Accessible name of the region with its shortcut: "Notifications (F8)". */
  readonly hint: string;
}

const NOTHING: readonly Toast[] | null = null;

export function Toaster({ label, hint }: ToasterProps) {
  // There are no toasts when prerendering.
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => NOTHING);
  const place = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const current = toasts?.find((toast) => toast.open);
  const Card = useToastCard(current);
  const isUsedBelow = useLastUse();
  const [isAway, setAway] = useState(false);
  // Runs before paint, or the toast would cover the control just used for one frame.
  useLayoutEffect(() => {
    if (current === undefined) return;
    setAway(isUsedBelow());
    raise(place.current);
  }, [current, isUsedBelow]);
  useEffect(() => {
    const focusToasts = ({ code }: KeyboardEvent) => {
      if (code === "F8") list.current?.focus();
    };
    document.addEventListener("keydown", focusToasts);
    return () => document.removeEventListener("keydown", focusToasts);
  }, []);
  if (!toasts) return null;
  return (
    <>
      {/* Outside the popover: live regions that are hidden when filled are not announced. */}
      <p aria-live="polite" className="sr-only">
        {current && (
          <>
            {label} {current.title} {current.description}
          </>
        )}
      </p>
      <section
        ref={place}
        popover="manual"
        data-away={isAway || undefined}
        aria-label={hint}
        className="toasts fixed inset-x-0 top-auto z-50 m-0 w-full overflow-visible bg-transparent p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:right-0 md:left-auto md:max-w-[420px]"
      >
        <ol ref={list} tabIndex={-1}>
          {Card &&
            toasts.map((toast) => (
              <Card key={toast.id} toast={toast} onDismiss={toastStore.dismiss} />
            ))}
        </ol>
      </section>
    </>
  );
}

/** The toast moves away from the half of the screen that was used last. */
function useLastUse(): () => boolean {
  const pointedAt = useRef<number | null>(null);
  useEffect(() => {
    const point = ({ clientY }: PointerEvent) => {
      pointedAt.current = clientY;
    };
    const press = () => {
      pointedAt.current = null;
    };
    document.addEventListener("pointerdown", point, true);
    document.addEventListener("keydown", press, true);
    return () => {
      document.removeEventListener("pointerdown", point, true);
      document.removeEventListener("keydown", press, true);
    };
  }, []);
  return useCallback(() => {
    const focused = document.activeElement;
    const isFocusKnown = focused !== null && focused !== document.body;
    const y = pointedAt.current ?? (isFocusKnown ? focused.getBoundingClientRect().bottom : 0);
    return y > innerHeight / 2;
  }, []);
}

/** Milliseconds after the first screen, so that this doesn't delay it. */
const LOADED_AFTER = 1000;

/** Loaded after the first screen, or with the first toast, whose text is announced meanwhile. */
function useToastCard(current: Toast | undefined): typeof ToastCard | null {
  const [Card, setCard] = useState<typeof ToastCard | null>(null);
  const isHere = Card !== null;
  useEffect(() => {
    if (isHere) return;
    const load = () =>
      import("./toast-card.tsx").then(
        (loaded) => setCard(() => loaded.ToastCard),
        () => undefined,
      );
    if (current) {
      void load();
      return;
    }
    const timer = setTimeout(load, LOADED_AFTER);
    return () => clearTimeout(timer);
  }, [isHere, current]);
  return Card;
}

/** Moves toasts above everything, including dialogs: the last popover shown is on top. */
function raise(place: HTMLElement | null): void {
  // Browsers without popovers show toasts inline.
  if (!place || !("showPopover" in place)) return;
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover();
}
