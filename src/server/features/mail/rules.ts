import { mailboxOf } from "#contract/kernel/email-address.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { siteOf } from "#server/http/fairness/network.ts";
import { type Counter, limits } from "#server/http/fairness/throttle.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import type { MailRow } from "./store.ts";

export interface Addressee {
  readonly address: string;
  readonly language: LanguageTag;
  readonly token: string;
}

const placeOf = ({ account_id }: Pick<MailRow, "account_id">) => ["mail", account_id];

export const sealAddressee = (
  secret: ServerSecret,
  row: Pick<MailRow, "account_id">,
  addressee: Addressee,
): Buffer => secret.encryptText(placeOf(row), JSON.stringify(addressee));

/** Returns `null` for a rejected or damaged address. */
export function openAddressee(
  secret: ServerSecret,
  row: Pick<MailRow, "account_id" | "sealed">,
): Addressee | null {
  const text = row.sealed && secret.openText(placeOf(row), row.sealed);
  return text === null ? null : JSON.parse(text);
}

/** Reset on confirmation. At most one mail a day is sent to an unconfirmed address. */
export const mailboxCounter = (secret: ServerSecret, address: string): Counter => ({
  limit: limits.mailbox,
  subject: secret.throttleSubject("mailbox", mailboxOf(address)),
});

export function questionCounters(
  secret: ServerSecret,
  address: string,
  { accountId, network }: { readonly accountId: string; readonly network: string },
): Counter[] {
  const subjectOf = (who: string) => secret.throttleSubject("mail", who);
  return [
    mailboxCounter(secret, address),
    { limit: limits.mailOfAccount, subject: subjectOf(accountId) },
    { limit: limits.mailOfNetwork, subject: subjectOf(siteOf(network)) },
    { limit: limits.mailOfInstance, subject: subjectOf("instance") },
  ];
}

export const CONFIRM_WITHIN = 3 * 24 * 60 * 60_000;
