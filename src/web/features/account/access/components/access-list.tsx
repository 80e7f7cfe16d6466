import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Access } from "#contract/account/access.ts";
import { deviceName } from "#web/entry/device-name.ts";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { kindLabels } from "#web/words/entry-kind.ts";
import { useEndAccess } from "../api.ts";
import { accessNames } from "../words.ts";
import { AccessRow } from "./access-row.tsx";

export function AccessList({ accesses }: { readonly accesses: readonly Access[] }) {
  if (accesses.length === 0) return null;
  return (
    <ul className="grid divide-y divide-line">
      {accesses.map((access) => (
        <Row key={`${access.kind} ${access.id}`} access={access} />
      ))}
    </ul>
  );
}

const places = { passkey: "passkeys", secondFactor: "second-factor" } as const;

interface RowProps {
  readonly access: Access;
}

function Row({ access }: RowProps) {
  const { t, i18n } = useLingui();
  const { kind } = access;
  const ending = useEndAccess();
  const kindName = i18n._(accessNames[kind]);
  const name = kind === "passkey" || kind === "push" ? deviceName(access.name) : access.name;
  const title = name === null ? kindName : t`${kindName}: ${name}`;
  const details = <Details access={access} />;
  if (kind === "passkey" || kind === "secondFactor") {
    return (
      <AccessRow title={title} details={details}>
        <TextLink href={`/settings/security#${places[kind]}`} aria-label={t`Manage: ${title}`}>
          <Trans>Manage</Trans>
        </TextLink>
      </AccessRow>
    );
  }
  return kind === "push" || kind === "session" ? (
    <AccessRow title={title} details={details} />
  ) : (
    <AccessRow
      title={title}
      details={details}
      ending={ending}
      of={access}
      endLabel={t`End: ${title}`}
    />
  );
}

function Details({ access }: RowProps) {
  const { kind, createdAt, expiresAt, lastUsedAt, openedAt, scope } = access;
  const { i18n } = useLingui();
  const kinds = scope?.kinds.map((one) => i18n._(kindLabels[one])).join(", ");
  const day = (instant: string) => formatInstantDay(instant, i18n.locale);
  return (
    <>
      {scope &&
        (scope.canWrite ? (
          <Trans>Reads and writes: {kinds}.</Trans>
        ) : (
          <Trans>Reads: {kinds}.</Trans>
        ))}{" "}
      {createdAt && <Trans>Made {day(createdAt)}.</Trans>}{" "}
      {expiresAt && <Trans>Ends {day(expiresAt)}.</Trans>}{" "}
      {openedAt && openedAt.length > 0 && (
        <Plural value={openedAt.length} one="Opened once." other="Opened # times." />
      )}{" "}
      {lastUsedAt ? (
        <Trans>Last used {{ used: day(lastUsedAt) }}.</Trans>
      ) : (
        <Trans>Not used yet.</Trans>
      )}{" "}
      {kind === "push" && <Trans>Ends when you sign the device out.</Trans>}
    </>
  );
}
