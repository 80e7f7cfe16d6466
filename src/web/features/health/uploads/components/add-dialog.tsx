import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Upload } from "#contract/entries/uploads.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { type Prepared, prepareFile } from "../view-model.ts";
import { AddForm } from "./add-form.tsx";
import { ChooseFile } from "./choose-file.tsx";

interface AddDialogProps {
  readonly file: File;
  readonly uploads: readonly Upload[];
  readonly today: CalendarDay;
  readonly onChoose: (file: File) => void;
  readonly onDone: () => void;
}

export function AddDialog({ file, uploads, today, onChoose, onDone }: AddDialogProps) {
  const { i18n, t } = useLingui();
  const prepared = usePrepared(file, uploads);
  return (
    <Dialog open onOpenChange={onDone} title={<Trans>Add a file</Trans>}>
      {prepared === null && <Spinner label={t`Looking at the file...`} />}
      {prepared?.kind === "refused" && (
        <div className="grid gap-5">
          <p className="break-words text-soft">
            <AsTyped>{file.name}</AsTyped>
          </p>
          <Notice tone="urgent">
            <p>{i18n._(prepared.words)}</p>
          </Notice>
          <ChooseFile onChoose={onChoose}>
            <Trans>Choose another file</Trans>
          </ChooseFile>
        </div>
      )}
      {prepared?.kind === "ready" && (
        <AddForm file={file} prepared={prepared} today={today} onDone={onDone} />
      )}
    </Dialog>
  );
}

function usePrepared(file: File, uploads: readonly Upload[]): Prepared | null {
  const [result, setResult] = useState<{ readonly file: File; readonly prepared: Prepared }>();
  useEffect(() => {
    let isCurrent = true;
    void prepareFile(file, uploads).then((prepared) => {
      if (isCurrent) setResult({ file, prepared });
    });
    return () => {
      isCurrent = false;
    };
  }, [file, uploads]);
  return result?.file === file ? result.prepared : null;
}
