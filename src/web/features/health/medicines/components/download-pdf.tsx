import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useSaveListPdf } from "../api.ts";
import type { ListChoices } from "./list-text.ts";

/** The list as a file for the clinic, the only one of the three that can carry her name. */
export function DownloadPdf({ choices }: { readonly choices: ListChoices }) {
  const { t } = useLingui();
  const [withName, setWithName] = useState(false);
  const { mutate, isPending, isSuccess, error } = useSaveListPdf();
  const { why, sideEffects, adherence, ended } = choices;
  const download = () =>
    mutate({
      ...{ withName, withWhy: why, withSideEffects: sideEffects },
      ...{ withAdherence: adherence, withEnded: ended },
    });
  return (
    <div className="grid gap-3">
      <Checkbox
        label={<Trans>Put my name on the PDF</Trans>}
        checked={withName}
        onChange={setWithName}
      />
      <Button variant="secondary" busy={isPending} onClick={download}>
        <Icon name="download" size={20} />
        <Trans>Download PDF</Trans>
      </Button>
      <FailureNotice failure={error} />
      <p role="status" className="text-sm text-soft empty:hidden">
        {isSuccess && t`Saved to your downloads. The PDF is in English.`}
      </p>
    </div>
  );
}
