import { Trans } from "@lingui/react/macro";
import { useKept } from "#web/entry/kept.ts";
import { Toggle } from "#web/ui/toggle.tsx";
import { sharedDeviceRecord } from "../api.ts";

/** Whether logging out leaves anything of hers in this browser. */
export function SharedDevice() {
  return (
    <Toggle
      name="shared-device"
      label={<Trans>Others use this device too</Trans>}
      hint={
        <Trans>
          Then logging out removes everything of yours from this browser: also your set-up answers,
          and your notes under “Log your day”, which are kept nowhere else. What you saved to your
          account stays there.
        </Trans>
      }
      checked={useKept(sharedDeviceRecord) !== null}
      onChange={(isShared) => sharedDeviceRecord.write(isShared ? "shared" : null)}
    />
  );
}
