import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { accountQuery } from "../../security/api.ts";
import { accessQuery } from "../api.ts";
import { AccessList } from "./access-list.tsx";

export function SignInAccessCard() {
  const { t } = useLingui();
  const queries = { access: useQuery(accessQuery), account: useQuery(accountQuery) };
  return (
    <Card title={<Trans>What signs you in beside your password</Trans>}>
      <Loaded queries={queries} waiting={<Skeleton className="h-24 w-full" />}>
        {({ access, account }) => (
          <div className="grid gap-3">
            <AccessList
              accesses={access.filter(({ kind }) => kind === "passkey" || kind === "secondFactor")}
            />
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              {account.hasRecoveryCode ? (
                <Trans>You have a recovery code.</Trans>
              ) : (
                <Trans>You have no recovery code yet.</Trans>
              )}
              <TextLink href="/settings/security#security" aria-label={t`Manage the recovery code`}>
                <Trans>Manage</Trans>
              </TextLink>
            </p>
          </div>
        )}
      </Loaded>
    </Card>
  );
}
