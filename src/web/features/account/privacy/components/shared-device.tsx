import { Trans } from "@lingui/react/macro";
import { readUser } from "#web/api/session.ts";
import { useKept } from "#web/entry/kept.ts";
import { Toggle } from "#web/ui/toggle.tsx";
import { deviceUseOf } from "../../logout/api.ts";

/** Whether logging out leaves anything of hers in this browser. */
export function SharedDevice() {
  const record = deviceUseOf(readUser()?.id ?? "unknown");
  return (
    <Toggle
      name="shared-device"
      label={<Trans>Others use this device too</Trans>}
      hint={
        <Trans>
          Then logging out removes everything of yours from this browser: also your set-up answers,
          and your notes under “Log your day”. You are offered first to put those into your record.
          What you saved to your account stays there.
        </Trans>
      }
      checked={useKept(record) === "shared"}
      onChange={(isShared) => record.write(isShared ? "shared" : "own")}
    />
  );
}
