import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { openHealthLog } from "./log-opening.ts";

/** Stands beside the greeting where there is room for words. */
export function LogHealthButton() {
  return (
    <span className="hidden flex-none md:block">
      <Button onClick={() => openHealthLog()}>
        <Icon name="plus" size={20} />
        <Trans>Log Health Data</Trans>
      </Button>
    </span>
  );
}

/** The same on a phone: always at hand, above the tabs, where the thumb is. */
export function LogHealthRound() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Log Health Data`}
      onClick={() => openHealthLog()}
      className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-10 grid size-15 place-items-center rounded-full bg-today text-on-today shadow-[0_10px_24px_-8px_rgb(20_8_20/0.55)] transition-transform active:scale-95 md:hidden"
    >
      <Icon name="plus" size={28} />
    </button>
  );
}
