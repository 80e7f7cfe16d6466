import { Trans } from "@lingui/react/macro";

interface MailPreviewProps {
  readonly address: string;
  readonly note: { readonly from: string; readonly subject: string; readonly text: string };
}

export function MailPreview({ address, note: { from, subject, text } }: MailPreviewProps) {
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="text-sm text-soft">
        <Trans>All that such a mail says; its last line ends with a secret of its own:</Trans>
      </figcaption>
      <div className="grid max-w-lg grid-cols-1 gap-3 rounded-control bg-paper px-4 py-3 ring-1 ring-inset ring-line">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
          <dt className="text-soft">
            <Trans>Sender</Trans>
          </dt>
          <dd className="break-words">{from}</dd>
          <dt className="text-soft">
            <Trans>Sent to</Trans>
          </dt>
          <dd className="break-words">{address}</dd>
          <dt className="text-soft">
            <Trans>Subject</Trans>
          </dt>
          <dd className="font-semibold break-words">{subject}</dd>
        </dl>
        <p className="text-sm break-words whitespace-pre-line">{text}</p>
      </div>
    </figure>
  );
}
