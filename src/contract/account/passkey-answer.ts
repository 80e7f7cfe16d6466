import * as z from "zod/mini";
import { limited } from "../kernel/fields.ts";

/** Base64url text of at most this many characters. */
const bytes = (maxLength: number) =>
  limited(maxLength).check(z.stringFormat("base64url", /^[\w-]+$/));

// Identifiers have at most 1,023 bytes (WebAuthn §4); the other parts a few hundred in practice.
export const CredentialIdSchema = bytes(1400);
export const PartSchema = bytes(8000);

/** The parts of a WebAuthn assertion, in base64url. */
export const signatureParts = {
  id: CredentialIdSchema,
  clientDataJSON: PartSchema,
  authenticatorData: PartSchema,
  signature: PartSchema,
};
