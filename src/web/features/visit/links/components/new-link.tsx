import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedReport } from "#contract/links.ts";
import { formatInstant } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useCopy } from "#web/ui/use-copy.ts";

export interface NewLinkProps {
  readonly address: string;
  readonly link: ListedReport;
  readonly onDone: () => void;
}

/** The link, this once: the server keeps nothing that could make it again. */
export function NewLink({ address, link, onDone }: NewLinkProps) {
  const { i18n } = useLingui();
  const until = formatInstant(link.expiresAt, i18n.locale);
  return (
    <div className="grid gap-4">
      <p>
        {link.hasPin ? (
          <Trans>
            Here is the link. It is shown only now, and it opens until {until}. Whoever has it and
            the PIN can read the report, so tell the PIN apart from it.
          </Trans>
        ) : (
          <Trans>
            Here is the link. It is shown only now, and it opens until {until}. Whoever has it can
            read the report, so send it to one person.
          </Trans>
        )}
      </p>
      <p className="rounded-control bg-gold-wash p-4 font-mono text-sm break-all select-all">
        {address}
      </p>
      <div className="flex flex-wrap gap-3">
        <HandOver address={address} />
        <Button variant="quiet" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}

function HandOver({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(address);
  // Closing the phone's own share dialog is no failure.
  const share = () => navigator.share({ url: address }).catch(() => undefined);
  return (
    <>
      <Button onClick={copy}>
        <Icon name={outcome === "copied" ? "check" : "copy"} size={20} />
        {outcome === "copied" ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
      </Button>
      {"share" in navigator && (
        <Button variant="secondary" onClick={share}>
          <Trans>Send it</Trans>
        </Button>
      )}
      <p role="status" className="order-last w-full text-sm text-soft empty:hidden">
        {outcome === "failed" && t`This browser does not let us copy. Select the link by hand.`}
      </p>
    </>
  );
}
