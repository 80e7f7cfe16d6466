import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useCopy } from "#web/ui/use-copy.ts";

/** Puts the list where a chat can take it: by the phone's own sharing, or copied. */
export function CopyList({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(text);
  // Leaving the phone's own sheet without choosing is no failure.
  const share = () => navigator.share({ text }).catch(() => undefined);
  const canShare = "share" in navigator;
  return (
    <div className="grid gap-3">
      {canShare && (
        <Button onClick={share}>
          <Icon name="forward" size={20} />
          <Trans>Send as a message</Trans>
        </Button>
      )}
      <Button variant={canShare ? "secondary" : "primary"} onClick={copy}>
        <Icon name={outcome === "copied" ? "check" : "copy"} size={20} />
        <Trans>Copy as text</Trans>
      </Button>
      <p role="status" className="text-sm text-soft empty:hidden">
        {outcome === "copied" && t`Copied. Paste it into a message.`}
        {outcome === "failed" &&
          t`This browser does not let us copy. Press on the text above and choose Copy.`}
      </p>
    </div>
  );
}
