import { Trans } from "@lingui/react/macro";
import type { SaveState } from "#web/api/save-queue.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Says that it was saved, for a moment. Its place stays, so that nothing moves. */
export function SavedSign({ state }: { readonly state: SaveState }) {
  return (
    <p role="status" className="flex min-h-7 items-center gap-1.5 text-sm font-semibold">
      {state === "saved" && (
        <span className="appear flex items-center gap-1.5 text-aloe-ink">
          <Icon name="check" size={18} />
          <Trans>Saved</Trans>
        </span>
      )}
    </p>
  );
}
