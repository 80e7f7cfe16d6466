export const UUID_LENGTH = 16;

export const bytesOfUuid = (uuid: string): Buffer => Buffer.from(uuid.replaceAll("-", ""), "hex");

export function uuidOf(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Writes an account and 32 bytes of a secret in base64url, for a token or a link. */
export const encodeSecret = (accountId: string, secret: Buffer): string =>
  Buffer.concat([bytesOfUuid(accountId), secret]).toString("base64url");

const ENCODED = /^[\w-]{64}$/;

/** Returns `null` for a text that `encodeSecret` can't have made. */
export function decodeSecret(
  text: string,
): { readonly accountId: string; readonly secret: Buffer } | null {
  if (!ENCODED.test(text)) return null;
  const bytes = Buffer.from(text, "base64url");
  return {
    accountId: uuidOf(bytes.subarray(0, UUID_LENGTH)),
    secret: bytes.subarray(UUID_LENGTH),
  };
}
