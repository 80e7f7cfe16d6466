import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ComponentType, useState } from "react";
import type { HowSureDialog } from "#web/features/cycle/how-sure/components/how-sure-dialog.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";

type HowSure = ComponentType<ComponentProps<typeof HowSureDialog>>;

const load = async () => ({
  default: (await import("#web/features/cycle/how-sure/components/how-sure-dialog.tsx"))
    .HowSureDialog,
});

/** The sheet that explains a forecast; loaded when it is first opened. */
export function useHowSure() {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<HowSure | null>(null);
  const open = () => {
    load().then(
      ({ default: Sheet }) => setSheet(() => Sheet),
      () =>
        showToast({
          title: t`We couldn't load that`,
          description: t`Check your connection and try again.`,
          variant: "destructive",
        }),
    );
  };
  return { HowSure: sheet, open, close: () => setSheet(null) };
}
