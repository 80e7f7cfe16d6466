import { rememberFact } from "#server/storage/db/facts-store.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";

/** The key pair that identifies this server to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const FACT = "push_keys";
const PLACE = ["push-keys"];

/** Must not change, since browsers subscribe with it. @throws Error when it is damaged */
export async function openVapidKeys(db: Database, secret: ServerSecret): Promise<VapidKeys> {
  const { default: webPush } = await import("web-push");
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  const stored = await rememberFact(db, FACT, secret.encryptText(PLACE, made).toString("base64"));
  const text = secret.openText(PLACE, Buffer.from(stored, "base64"));
  if (text === null) throw new Error("The keys for push messages in the database are damaged.");
  return JSON.parse(text);
}
