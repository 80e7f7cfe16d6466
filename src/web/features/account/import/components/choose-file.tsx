import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { importTypes } from "#contract/account/shared-file.ts";
import type { WhyUnreadable } from "#web/readers/diary/file-history.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { whyWords } from "../words.ts";

const ACCEPTED = Object.entries(importTypes).flat(2).join();

interface ChooseFileProps {
  readonly why: WhyUnreadable | null;
  readonly onFile: (file: File) => void;
}

export function ChooseFile({ why, onFile }: ChooseFileProps) {
  const { i18n } = useLingui();
  return (
    <Card title={<Trans>Choose the file</Trans>}>
      <div className="grid gap-4">
        {why !== null && (
          <Notice tone="urgent">
            <p>{i18n._(whyWords[why])}</p>
          </Notice>
        )}
        <DropZone onFile={onFile} />
        <p className="flex gap-3 text-sm text-soft">
          <Icon name="lock" size={20} />
          <span>
            <Trans>
              Mwezi reads the file on this device and never uploads it. You see what we found first.
              We send only what you import, encrypted like everything you write.
            </Trans>
          </span>
        </p>
      </div>
    </Card>
  );
}

function DropZone({ onFile }: Pick<ChooseFileProps, "onFile">) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      className={classNames(
        "grid cursor-pointer justify-items-center gap-2 rounded-card border-2 border-dashed px-5 py-8 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isOver ? "border-hibiscus bg-hibiscus-wash" : "border-edge hover:border-hibiscus",
      )}
    >
      <FileBeads />
      <span className="text-balance font-display text-lg font-semibold">
        <Trans>Choose a file, or drop it here</Trans>
      </span>
      <span className="text-sm text-soft">
        <Trans>The other app's export, a spreadsheet, a calendar or a ZIP file</Trans>
      </span>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept={ACCEPTED}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Resetting lets the same file be chosen again; it also empties the input's list.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

function FileBeads() {
  return (
    <svg viewBox="0 0 96 40" width="96" height="40" aria-hidden="true">
      <path d="M6 30C28 38 66 38 90 26" fill="none" className="stroke-string" strokeWidth="1.6" />
      <circle cx="20" cy="33" r="6" className="fill-hibiscus" />
      <circle cx="36" cy="35.5" r="5" className="fill-hibiscus" />
      <circle cx="51" cy="36" r="4" className="fill-bead stroke-bead-edge" strokeWidth="1.2" />
      <circle cx="50" cy="10" r="5" className="fill-gold" />
      <circle cx="66" cy="18" r="4" className="fill-bead stroke-bead-edge" strokeWidth="1.2" />
      <circle cx="32" cy="15" r="4" className="fill-bead stroke-bead-edge" strokeWidth="1.2" />
    </svg>
  );
}
