import { Trans, useLingui } from "@lingui/react/macro";
import { share } from "#web/ui/browser/share.ts";
import { useCopy } from "#web/ui/browser/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

export function HandOver({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(address);
  return (
    <>
      <Button onClick={copy}>
        <Icon name={outcome === "copied" ? "check" : "copy"} size={20} />
        {outcome === "copied" ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
      </Button>
      {"share" in navigator && (
        <Button variant="secondary" onClick={() => share({ url: address })}>
          <Trans>Send it</Trans>
        </Button>
      )}
      <p role="status" className="order-last w-full text-sm text-soft empty:hidden">
        {outcome === "failed" && t`This browser doesn't let us copy. Select the link by hand.`}
      </p>
    </>
  );
}
