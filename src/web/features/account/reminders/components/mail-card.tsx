import { Trans } from "@lingui/react/macro";
import { failureOf } from "#web/api/failures/failure.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type Mail, useEndMail, useMail, useStartMail } from "../use-mail.ts";
import { MailPreview } from "./mail-preview.tsx";

export function MailCard() {
  const mail = useMail();
  if (mail === null) return null;
  return (
    <Card title={<Trans>By email</Trans>}>
      <div className="grid grid-cols-1 gap-4">
        <MailState mail={mail} />
        <MailPreview address={mail.address} note={mail.note} />
        <p className="text-sm text-soft">
          <Trans>
            Mails come when messages on a device would: at most two a day, none in your quiet hours.
            None is about your period or fertile days. Our server keeps your address for this,
            encrypted, and the times of the next 30 days, until you stop. Your email provider sees
            that this service writes to you, and when.
          </Trans>
        </p>
        <MailButtons state={mail.state} />
      </div>
    </Card>
  );
}

function MailState({ mail: { state, address } }: { readonly mail: Mail }) {
  if (state === "refused") {
    return (
      <Notice tone="info">
        <p className="break-words">
          <Trans>
            {address} takes no mail from us, so we stopped and deleted it from where we send.
          </Trans>
        </p>
      </Notice>
    );
  }
  if (state === "unconfirmed") {
    return (
      <Notice tone="info">
        <p className="break-words">
          <Trans>
            We wrote to {address}. Open the link in that mail within three days; then notes begin.
          </Trans>
        </p>
      </Notice>
    );
  }
  return (
    <p className="break-words">
      {state === "on" ? (
        <Trans>Notes go to {address}. Each has a link that ends them with one tap.</Trans>
      ) : (
        <Trans>
          Short notes can go to {address}, the address of your account. First you get a mail with a
          link, so that nobody else's address is used.
        </Trans>
      )}
    </p>
  );
}

function MailButtons({ state }: { readonly state: Mail["state"] }) {
  const starting = useStartMail();
  const ending = useEndMail();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {state !== "on" && (
          <Button
            variant="secondary"
            busy={starting.isSaving}
            onClick={() => void starting.save(null)}
          >
            {state === "unconfirmed" ? (
              <Trans>Write to me again</Trans>
            ) : (
              <Trans>I agree: send me notes by email</Trans>
            )}
          </Button>
        )}
        {state !== "off" && state !== "refused" && (
          <Button variant="secondary" busy={ending.isSaving} onClick={() => void ending.save(null)}>
            <Trans>Send no mails</Trans>
          </Button>
        )}
      </div>
      {starting.failure !== null && failureOf(starting.failure).kind === "too-many-attempts" ? (
        <Notice tone="info">
          <Trans>
            We can't write to this address again yet. Look for our mail among your spam, or try
            again tomorrow.
          </Trans>
        </Notice>
      ) : (
        <FailureNotice failure={starting.failure ?? ending.failure} />
      )}
    </>
  );
}
