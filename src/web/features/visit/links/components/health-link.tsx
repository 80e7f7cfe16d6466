import { Trans, useLingui } from "@lingui/react/macro";
import { useCopy } from "#web/ui/browser/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { QrPicture } from "#web/ui/qr-picture.tsx";

export function HealthLink({ link }: { readonly link: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(link);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">
        <Trans>For the clinic's computer</Trans>
      </h3>
      <p className="text-soft">
        <Trans>
          Show this code at the clinic. It opens and ends with the link above, and needs the same
          PIN.
        </Trans>
      </p>
      <QrPicture text={link} label={t`Code for the clinic's computer`} />
      <Button variant="secondary" onClick={copy} className="justify-self-start">
        {outcome === "copied" ? <Trans>Copied</Trans> : <Trans>Copy the code</Trans>}
      </Button>
      <p role="status" className="break-all text-sm text-soft empty:hidden">
        {outcome === "failed" && link}
      </p>
    </section>
  );
}
