import * as z from "zod/mini";
import { limited } from "../kernel/fields.ts";

/** Bytes in base64url, up to so many characters. */
const bytes = (maxLength: number) =>
  limited(maxLength).check(z.stringFormat("base64url", /^[\w-]+$/));

// Identifiers have at most 1,023 bytes (WebAuthn §4); the other parts a few hundred in practice.
export const CredentialIdSchema = bytes(1400);
export const PartSchema = bytes(8000);

/** What a passkey signs a challenge with (WebAuthn's assertion), its parts in base64url. */
export const signatureParts = {
  id: CredentialIdSchema,
  clientDataJSON: PartSchema,
  authenticatorData: PartSchema,
  signature: PartSchema,
};
