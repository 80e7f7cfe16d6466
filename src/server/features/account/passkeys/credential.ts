import type { PasskeyCredential } from "#server/storage/vault/keys/passkey.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import type { PasskeyRow } from "./store.ts";

type Place = Pick<PasskeyRow, "account_id" | "passkey_hash">;

const placeOf = ({ account_id, passkey_hash }: Place) => ["passkey", account_id, passkey_hash];

export const sealCredential = (
  secret: ServerSecret,
  place: Place,
  credential: PasskeyCredential,
): Buffer => secret.encryptText(placeOf(place), JSON.stringify(credential));

export function credentialOf(secret: ServerSecret, row: PasskeyRow): PasskeyCredential | null {
  const text = secret.openText(placeOf(row), row.credential_sealed);
  return text === null ? null : JSON.parse(text);
}
