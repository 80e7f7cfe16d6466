import { mailboxOf } from "#contract/kernel/email-address.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { siteOf } from "#server/http/fairness/network.ts";
import { type Counter, limits } from "#server/http/fairness/throttle.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";
import type { MailRow } from "./store.ts";

/** Where mails go, in which language, and the token of their links. */
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

/** `null` for an address that was refused, or is damaged. */
export function openAddressee(
  secret: ServerSecret,
  row: Pick<MailRow, "account_id" | "sealed">,
): Addressee | null {
  const text = row.sealed && secret.openText(placeOf(row), row.sealed);
  return text === null ? null : JSON.parse(text);
}

/** Cleared when the mailbox confirms: at most one mail a day goes to somebody who has not agreed. */
export const mailboxCounter = (secret: ServerSecret, address: string): Counter => ({
  limit: limits.mailbox,
  subject: secret.throttleSubject("mailbox", mailboxOf(address)),
});

/** What limits the mails that ask an address to confirm. */
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

/** So long the question of a new address waits for its answer. */
export const CONFIRM_WITHIN = 3 * 24 * 60 * 60_000;
