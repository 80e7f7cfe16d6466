import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { closeOnBack } from "./browser/back-closes.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, Back, the close button or a press outside; the caller decides. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode | undefined;
  readonly closeLabel?: string | undefined;
  /** Text instead of the close icon: "Skip". */
  readonly closeWords?: string | undefined;
  /** Closes only by its buttons: Escape, Back and a press outside do nothing. */
  readonly stays?: boolean | undefined;
  readonly children: ReactNode;
}

/** The browser's own, which traps and restores the focus. On a phone it slides up. */
export function Dialog({ open, ...content }: DialogProps) {
  return open ? <OpenDialog {...content} /> : null;
}

function OpenDialog(props: Omit<DialogProps, "open">) {
  const { onOpenChange, title, description, closeLabel, closeWords, stays, children } = props;
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect's clean-up runs before the element is removed, so the browser can restore the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => onOpenChange(false);
  const leave = () => {
    if (!stays) close();
  };
  const goBack = useEffectEvent(leave);
  useEffect(() => closeOnBack(() => goBack()), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // Browsers close it on a second Escape regardless of scripts, so it is opened again.
      onClose={() => (stays ? dialog.current?.showModal() : close())}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) leave();
      }}
      className="dialog appear"
    >
      <div className="p-5 sm:p-7">
        <header data-exit-place className="mb-4 flex items-start gap-4">
          <h2 id={id} className="flex-1 pt-1.5 text-2xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label={closeWords ?? closeLabel ?? t`Close`}
            className="-mt-1 -mr-2 grid h-11 min-w-11 flex-none place-items-center rounded-full text-soft hover:bg-bead"
          >
            {closeWords ? <span className="px-3">{closeWords}</span> : <Icon name="close" />}
          </button>
        </header>
        {description && (
          <p id={`${id}-description`} className="mb-4 text-soft">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}
