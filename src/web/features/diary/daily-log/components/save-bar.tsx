import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { SaveState } from "../use-day-form.ts";

interface SaveBarProps {
  readonly state: SaveState;
  readonly onSave: () => void;
  readonly children?: ReactNode | undefined;
}

export function SaveBar({ state, onSave, children }: SaveBarProps) {
  const isSaving = state === "saving";
  /** Nothing to save yet: the bar would only cover the questions. */
  const isBare = state === "blank" && !children;
  return (
    <div
      className={classNames(
        "-mx-2 flex items-center gap-2 rounded-card p-2",
        !isBare &&
          "sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 bg-raised shadow-card ring-1 ring-line ring-inset md:bottom-4",
      )}
    >
      {children}
      <p
        role="status"
        className="flex items-center gap-1.5 pl-2 text-sm text-soft empty:-ml-2 empty:pl-0"
      >
        <StateWords state={state} />
      </p>
      {/* Not disabled while saving: a disabled button would lose the focus. */}
      <Button
        onClick={isSaving ? undefined : onSave}
        aria-disabled={isSaving}
        aria-busy={isSaving}
        className="ml-auto min-w-24 sm:min-w-36"
      >
        {isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
    </div>
  );
}

function StateWords({ state }: { readonly state: SaveState }) {
  switch (state) {
    case "unsaved":
      return <Trans>Not saved yet</Trans>;
    case "saved":
      return (
        <>
          <Icon name="check" size={20} className="text-aloe-ink" />
          <Trans>Saved</Trans>
        </>
      );
    case "saving":
    case "blank":
      return null;
  }
}
