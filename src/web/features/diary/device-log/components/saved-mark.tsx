import { Trans } from "@lingui/react/macro";
import { Icon } from "#web/ui/icon.tsx";

export function SavedMark({ isShown }: { readonly isShown: boolean }) {
  return (
    <p role="status" className="min-h-6 text-center text-sm font-semibold text-aloe-ink">
      {isShown && (
        <span className="appear inline-flex items-center gap-1.5">
          <Icon name="check" size={18} />
          <Trans>Saved</Trans>
        </span>
      )}
    </p>
  );
}
