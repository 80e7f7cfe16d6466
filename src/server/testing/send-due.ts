import { type PushParts, sendDue } from "#server/features/push/send.ts";
import { openVapidKeys } from "#server/features/push/vapid.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { TEST_SECRET, type TestApp } from "./test-app.ts";

const email = "privacy@example.org";
/** The contact, without which no push messages are sent. */
export const operator = { name: null, email, address: null, informationOfficer: null };
const secret = createServerSecret(TEST_SECRET);

export const sendDueOf = (
  { db, now }: Pick<TestApp, "db" | "now">,
  others: Partial<PushParts> = {},
) =>
  sendDue({
    db,
    clock: now,
    secret,
    contact: `mailto:${email}`,
    publicAddress: null,
    keys: () => openVapidKeys(db, secret),
    ...others,
  });
