import { Trans } from "@lingui/react/macro";
import { readUser } from "#web/api/session/session.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { deviceUseOf } from "../../logout/api.ts";

export function SharedDevice() {
  const record = deviceUseOf(readUser()?.id ?? "unknown");
  return (
    <Toggle
      name="shared-device"
      label={<Trans>Others use this device too</Trans>}
      hint={
        <Trans>
          If on, signing out removes everything of yours from this browser, including your setup
          answers and your notes under “Log your day”. We ask first if you want to add those to your
          record. What you saved to your account stays there.
        </Trans>
      }
      checked={useStoredValue(record) === "shared"}
      onChange={(isShared) => record.write(isShared ? "shared" : "own")}
    />
  );
}
