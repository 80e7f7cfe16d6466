import { Trans, useLingui } from "@lingui/react/macro";
import type { Upload } from "#contract/entries/uploads.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { pictureQuery, useDownload } from "../api.ts";
import { sizeText } from "../view-model.ts";
import { Picture } from "./picture.tsx";

interface ShowDialogProps {
  readonly upload: Upload;
  readonly onDone: () => void;
}

export function ShowDialog({ upload, onDone }: ShowDialogProps) {
  const { i18n, t } = useLingui();
  const picture = useQuery(pictureQuery(upload));
  const download = useDownload();
  const size = sizeText(upload.bytes, i18n.locale);
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={<AsTyped>{upload.name}</AsTyped>}
      description={formatDay(upload.date, i18n.locale)}
    >
      <Loaded queries={{ picture }} waiting={<Spinner label={t`Fetching ${size}...`} />}>
        {({ picture: blob }) => (
          <div className="grid gap-5">
            <Picture blob={blob} label={upload.name} isTyped className="max-h-[65vh]" />
            <Button variant="secondary" onClick={() => download.mutate(upload)}>
              <Icon name="download" size={20} />
              <Trans>Download</Trans>
            </Button>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
