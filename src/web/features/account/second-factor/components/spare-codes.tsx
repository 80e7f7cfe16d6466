import { Trans } from "@lingui/react/macro";
import { saveFile } from "#web/ui/browser/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface SpareCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function SpareCodes({ codes, onDone }: SpareCodesProps) {
  const text = `Mwezi\n\n${codes.join("\n")}\n`;
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Without your phone, each of these codes signs you in once. We only show them now: keep
          them away from your phone.
        </Trans>
      </p>
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-gold-wash p-4 text-center font-mono text-lg font-semibold select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() =>
          saveFile({ name: "mwezi-codes.txt", blob: new Blob([text], { type: "text/plain" }) })
        }
      >
        <Icon name="download" size={20} />
        <Trans>Download</Trans>
      </Button>
      <Button onClick={onDone}>
        <Trans>I've stored them safely</Trans>
      </Button>
    </div>
  );
}
