import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";

const PAUSE_BEFORE_RELOAD = 1000;

interface PreferencesCardProps {
  readonly onResetSetup: () => void;
  readonly onReload: () => void;
}

export function PreferencesCard({ onResetSetup, onReload }: PreferencesCardProps) {
  const { t } = useLingui();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const review = () => {
    onResetSetup();
    showToast({
      title: t`Setup wizard reset`,
      description: t`Refreshing page to start setup wizard...`,
    });
    clearTimeout(timer.current);
    timer.current = setTimeout(onReload, PAUSE_BEFORE_RELOAD);
  };

  return (
    <Card title={<Trans>App Preferences</Trans>}>
      <p className="mb-4 text-soft">
        <Trans>
          Go through the setup again: your cycle, your health, what you track, and reminders.
        </Trans>
      </p>
      <Button variant="secondary" onClick={review}>
        <Icon name="settings" size={20} />
        <Trans>Review Setup & Preferences</Trans>
      </Button>
    </Card>
  );
}
