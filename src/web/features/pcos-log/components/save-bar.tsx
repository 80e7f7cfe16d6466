import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

export type SaveState = "unsaved" | "saving" | "saved" | "blank";

/** Within the thumb's reach however long the form is. */
export function SaveBar({
  state,
  onSave,
}: {
  readonly state: SaveState;
  readonly onSave: () => void;
}) {
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 -mx-2 flex items-center justify-between gap-3 rounded-card bg-raised p-2 pl-4 shadow-card ring-1 ring-line ring-inset md:bottom-4">
      <p role="status" className="flex items-center gap-1.5 text-sm text-soft">
        <StateWords state={state} />
      </p>
      <Button onClick={onSave} busy={state === "saving"} className="min-w-32">
        {state === "saving" ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
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
