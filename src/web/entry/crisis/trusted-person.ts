import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { sealedRecord } from "../seal/sealed-record.ts";

const TrustedPersonSchema = z.object({ name: z.string(), number: z.string() });
export type TrustedPerson = z.infer<typeof TrustedPersonSchema>;

/** The trusted person: encrypted on this device, never sent. */
export const trustedPersonOf = (owner: string) =>
  sealedRecord(`${storageKeys.trustedPerson}.${owner}`, TrustedPersonSchema);

/** Digits with usual separators; the shortest phone numbers have three digits. */
const NUMBER = /^\+?[\d\s()/.-]{3,}$/;

export function dialled(number: string): string | null {
  const text = number.trim();
  return NUMBER.test(text) && /\d{3}/.test(text.replace(/\D/g, "")) ? text : null;
}
