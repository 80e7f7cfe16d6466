import { Trans, useLingui } from "@lingui/react/macro";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useCopy } from "#web/ui/browser/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { useSaveFeedFile } from "../api.ts";

export function FeedAddress({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const address = `${location.origin}${path}`;
  const { copy, outcome } = useCopy(address);
  const file = useSaveFeedFile(path);
  return (
    <>
      <TextField
        name="feed-address"
        label={t`The address, for your calendar alone`}
        value={address}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          <Trans>Copy</Trans>
        </Button>
        <TextLink href={`webcal://${location.host}${path}`}>
          <Trans>Open in this device's calendar</Trans>
        </TextLink>
        <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate(null)}>
          <Trans>Save it as a file</Trans>
        </Button>
        <p role="status" className="text-sm text-soft">
          {outcome === "copied" && <Trans>Copied</Trans>}
          {outcome === "failed" && <Trans>Not copied. Select the address and copy it.</Trans>}
        </p>
      </div>
      <FailureNotice failure={file.error} />
      <ul className="ml-5 grid list-disc gap-1.5">
        <li>
          <Trans>
            iPhone: open it in the calendar, and switch “Remove Alarms” off before you subscribe.
          </Trans>
        </li>
        <li>
          <Trans>
            Google Calendar: on a computer, add it under “Other calendars, From URL”. It leaves
            alarms out, so switch on notifications for that calendar, and it may take a day to see
            changes.
          </Trans>
        </li>
        <li>
          <Trans>
            Other calendars on Android: an app such as ICSx⁵ reads the address and rings.
          </Trans>
        </li>
      </ul>
    </>
  );
}
