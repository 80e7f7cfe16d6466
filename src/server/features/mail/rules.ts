import type { LanguageTag } from "#contract/kernel/language-tag.ts";
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

/** So long the question of a new address waits for its answer. */
export const CONFIRM_WITHIN = 3 * 24 * 60 * 60_000;
