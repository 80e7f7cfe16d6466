import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Passkey } from "#contract/account/passkeys.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { deviceName } from "#web/entry/device-name.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { passkeysQuery } from "#web/entry/proof/api.ts";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { secondFactorQuery } from "../../second-factor/api.ts";
import { accountQuery } from "../../security/api.ts";
import { AccessRow } from "./access-row.tsx";

export function WaysInCard() {
  const { t } = useLingui();
  const queries = {
    passkeys: useQuery(passkeysQuery),
    factor: useQuery(secondFactorQuery),
    account: useQuery(accountQuery),
  };
  return (
    <Card title={<Trans>What signs you in beside your password</Trans>}>
      <Loaded queries={queries} waiting={<Skeleton className="h-24 w-full" />}>
        {({ passkeys, factor, account }) => (
          <ul className="grid divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
            <AccessRow
              title={<Trans>Recovery code</Trans>}
              details={
                account.hasRecoveryCode ? (
                  <Trans>You have a code</Trans>
                ) : (
                  <Trans>No code yet</Trans>
                )
              }
            >
              <Manage hash="security" label={t`Manage the recovery code`} />
            </AccessRow>
            <AccessRow
              title={<Trans>A code at sign-in</Trans>}
              details={
                factor.isOn ? (
                  <Plural
                    value={factor.spareCodes}
                    one="On, # spare code left"
                    other="On, # spare codes left"
                  />
                ) : (
                  <Trans>Off: your password is enough</Trans>
                )
              }
            >
              <Manage hash="second-factor" label={t`Manage the code at sign-in`} />
            </AccessRow>
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { t, i18n } = useLingui();
  const { device, addedAt, lastUsedAt } = passkey;
  const day = (instant: string) => formatInstantDay(instant, i18n.locale);
  return (
    <AccessRow
      title={t`Passkey: ${deviceName(device) ?? t`A device with an unknown name`}`}
      details={
        lastUsedAt ? (
          <Trans>
            Added {day(addedAt)}. Last used {day(lastUsedAt)}.
          </Trans>
        ) : (
          <Trans>Added {day(addedAt)}. Not used yet.</Trans>
        )
      }
    >
      <Manage hash="passkeys" label={t`Manage passkeys`} />
    </AccessRow>
  );
}

function Manage({ hash, label }: { readonly hash: string; readonly label: string }) {
  return (
    <TextLink href={`/settings/security#${hash}`} aria-label={label}>
      <Trans>Manage</Trans>
    </TextLink>
  );
}
