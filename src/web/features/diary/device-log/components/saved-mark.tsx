import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Icon } from "#web/ui/icon.tsx";

/** How long "Saved" stands after a change, in milliseconds. */
const SAVED_SHOWN = 900;

export function useSavedMark() {
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SAVED_SHOWN);
    return () => clearTimeout(timer);
  }, [times]);
  return { isShown, show: () => setTimes((count) => count + 1) };
}

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
