import { Trans } from "@lingui/react/macro";
import { Link } from "wouter";
import { useQuery } from "#web/api/queries/use-query.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { accountQuery } from "../api.ts";

export function RecoveryReminder() {
  const { data } = useQuery(accountQuery);
  if (data === undefined || data.hasRecoveryCode) return null;
  return (
    <Card>
      <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3">
        <span className="grid size-11 place-items-center rounded-full bg-gold-wash text-gold-ink">
          <Icon name="key" />
        </span>
        <div>
          <h2 className="text-lg">
            <Trans>Make a recovery code</Trans>
          </h2>
          <p className="text-soft">
            <Trans>
              Only your password opens what you write here. If you lose it, a recovery code is the
              only way back in.
            </Trans>
          </p>
        </div>
        <Link
          href="/settings/security"
          className={buttonStyle("secondary", "col-span-2 justify-self-start sm:col-start-2")}
        >
          <Trans>Make a recovery code</Trans>
        </Link>
      </div>
    </Card>
  );
}
