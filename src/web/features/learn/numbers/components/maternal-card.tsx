import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { MaternalProgramme } from "#domain/care/maternal-programme.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";

interface MaternalCardProps {
  readonly programme: MaternalProgramme;
  readonly dials: boolean;
}

export function MaternalCard({ programme, dials }: MaternalCardProps) {
  const { i18n } = useLingui();
  const { name, code, dialLink, checkedOn, source } = programme;
  const checked = formatDay(calendarDay(checkedOn), i18n.locale);
  return (
    <Card title={<Trans>Maternal health messages</Trans>}>
      <div className="grid gap-4">
        <p>
          <Trans>
            {name} is run by the South African Department of Health. It sends you free weekly SMS
            messages about pregnancy, baby care tips and clinic reminders.
          </Trans>
        </p>
        <p className="text-soft">
          <Trans>
            It's best to have your pregnancy confirmed at a public clinic first, then register. It's
            free on any network, and you can stop it at any time.
          </Trans>
        </p>
        {dials ? (
          <>
            <ButtonLink href={dialLink} className="sm:justify-self-start sm:px-10">
              <Icon name="phone" size={20} />
              <Trans>Register</Trans>
            </ButtonLink>
            <p className="text-sm text-soft">
              <Trans>Or dial {code} yourself.</Trans>
            </p>
          </>
        ) : (
          <CodeToDial code={code} />
        )}
        <p className="text-sm text-soft">
          <Trans>
            Checked {checked}. Source: {source}.
          </Trans>
        </p>
      </div>
    </Card>
  );
}

function CodeToDial({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <Button className="sm:justify-self-start sm:px-10" onClick={() => setShown(true)}>
        <Trans>Register</Trans>
      </Button>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ title: t`Copied`, description: t`Now dial it on your phone.` });
    } catch {
      showToast({ title: t`We couldn't copy it`, description: t`Please type the code by hand.` });
    }
  };
  return (
    <div className="grid gap-3 rounded-control bg-aloe-wash p-4" role="status">
      <p>
        <Trans>Dial this on your phone:</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-display text-3xl font-semibold tabular-nums select-all">{code}</p>
        <Button variant="secondary" onClick={copy}>
          <Icon name="copy" size={20} />
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  );
}
