import { Trans } from "@lingui/react/macro";
import { quickExit } from "#web/entry/quick-exit/choice.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { Card } from "#web/ui/card.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { askForMotion } from "../api.ts";

export function QuickExitCard() {
  const choose = (isOn: boolean) => {
    quickExit.write(isOn ? "on" : null);
    if (isOn) askForMotion();
  };
  return (
    <Card id="quick-exit" title={<Trans>Leave quickly</Trans>} className="scroll-mt-24">
      <Toggle
        name="quick-exit"
        label={<Trans>A button on every page</Trans>}
        hint={
          <Trans>
            One tap puts an empty page in place of Mwezi. So does pressing Escape three times, or
            shaking the phone where it lets a page notice that. It works without network.
          </Trans>
        }
        checked={useStoredValue(quickExit) !== null}
        onChange={choose}
      />
      <p className="mt-3 text-sm text-soft">
        <Trans>
          Going back then shows the empty page again. You stay signed in: set a PIN under “Signing
          in” so that nobody else can open Mwezi again. The browser's history still names the pages
          you opened.
        </Trans>
      </p>
      <p className="mt-3 text-sm text-soft">
        <Trans>Kept in this browser only.</Trans>
      </p>
    </Card>
  );
}
