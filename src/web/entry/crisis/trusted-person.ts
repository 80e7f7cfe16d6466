import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { sealedRecord } from "../seal/sealed-record.ts";

const TrustedPersonSchema = z.object({ name: z.string(), number: z.string() });
export type TrustedPerson = z.infer<typeof TrustedPersonSchema>;

/** Whom she calls on a bad day: on this device alone, sealed, never sent anywhere. */
export const trustedPersonOf = (owner: string) =>
  sealedRecord(`${storageKeys.trustedPerson}.${owner}`, TrustedPersonSchema);

/** Digits with the signs that people write between them; three are the shortest number there is. */
const NUMBER = /^\+?[\d\s()/.-]{3,}$/;

/** As a telephone takes it; `null` where it is no number. */
export function dialled(number: string): string | null {
  const text = number.trim();
  return NUMBER.test(text) && /\d{3}/.test(text.replace(/\D/g, "")) ? text : null;
}
