import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useExportAccount } from "../api.ts";
import { exportFile } from "../view-model.ts";

export function ExportData({ today }: { readonly today: CalendarDay }) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useExportAccount();
  const exportData = async () => {
    try {
      save(exportFile(await mutateAsync(), today));
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

function save({ name, text }: ReturnType<typeof exportFile>): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
