import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useCopy } from "#web/ui/use-copy.ts";

/** The text as it will arrive, to read before it is sent: by the phone's own sharing, or copied. */
export function TextToSend({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(text);
  // Closing the phone's own share dialog is no failure.
  const share = () => navigator.share({ text }).catch(() => undefined);
  return (
    <div className="grid gap-3">
      <section
        aria-label={t`The text`}
        lang="en"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-control bg-bead/60 p-3.5 text-sm break-words whitespace-pre-wrap"
      >
        {text}
      </section>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Icon name={outcome === "copied" ? "check" : "copy"} size={20} />
          <Trans>Copy as text</Trans>
        </Button>
        {"share" in navigator && (
          <Button variant="secondary" onClick={share}>
            <Icon name="forward" size={20} />
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {outcome === "copied" && t`Copied. Paste it into a message.`}
        {outcome === "failed" &&
          t`This browser does not let us copy. Press on the text above and choose Copy.`}
      </p>
    </div>
  );
}
