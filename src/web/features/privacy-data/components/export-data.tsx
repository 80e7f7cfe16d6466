import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useExportAccount } from "../api.ts";

export function ExportData() {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useExportAccount();
  const exportData = async () => {
    try {
      saveFile(await mutateAsync());
      showToast({
        title: t`Data exported successfully`,
        description: t`Your health data has been downloaded.`,
      });
    } catch {
      showToast({
        title: t`Export failed`,
        description: t`Please try again.`,
        variant: "destructive",
      });
    }
  };
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-soft">
        <Trans>
          Everything you have written, as one file that people and programs can read. The file is
          not locked: keep it where only you can open it.
        </Trans>
      </p>
      <Button
        variant="secondary"
        busy={isPending}
        onClick={exportData}
        className="justify-self-start"
      >
        <Icon name="download" size={20} />
        <Trans>Export my data</Trans>
      </Button>
    </div>
  );
}
