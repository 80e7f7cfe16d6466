import { Trans } from "@lingui/react/macro";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Card } from "#web/ui/card.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { usePush } from "../use-push.ts";
import { CycleTimes } from "./cycle-times.tsx";
import { DoseButtons } from "./dose-buttons.tsx";
import { LockScreenLine } from "./lock-screen-line.tsx";
import { NoteWords } from "./note-words.tsx";

export function PushCard() {
  const { state, isSaving, failure, turn } = usePush();
  if (state === "unserved") return null;
  return (
    <Card title={<Trans>On this device</Trans>}>
      <div className="grid gap-4">
        {state === "missing" ? (
          <p>
            <Trans>
              This browser can't show messages while Mwezi is closed. On an iPhone, add Mwezi to the
              Home Screen first (Share, then “Add to Home Screen”), open it there, and come back
              here.
            </Trans>
          </p>
        ) : (
          <Toggle
            label={<Trans>Messages on this device</Trans>}
            hint={
              <Trans>
                Also while Mwezi is closed, with network. A tap opens the place where it is
                answered, or “Home” with all that is due. Signing out ends them.
              </Trans>
            }
            checked={state === "on"}
            disabled={isSaving || state === "unknown" || state === "refused"}
            onChange={(isOn) => void turn(isOn)}
          />
        )}
        {state === "refused" && (
          <p>
            <Trans>
              Your browser does not let Mwezi show messages. Allow notifications in the browser's
              settings for this page, then come back.
            </Trans>
          </p>
        )}
        {state === "on" && <NoteWords />}
        {state !== "missing" && state !== "on" && (
          <LockScreenLine time="08:00" words="" from="device" />
        )}
        <p className="text-sm text-soft">
          <Trans>
            Beside that line, the device shows the name of your browser or the address of this page.
            Our server keeps the times of the next 30 days. The company behind your browser passes
            the message on and can't read it. Nothing that your cycle decides is sent this way
            unless you agree to it.
          </Trans>
        </p>
        <TextLink href="/settings/what-you-see#home-screen">
          <Trans>Have it show “Notes”: choose that name for your home screen</Trans>
        </TextLink>
        {state === "on" && <DoseButtons />}
        {state === "on" && <CycleTimes />}
        <FailureNotice failure={failure} />
      </div>
    </Card>
  );
}
