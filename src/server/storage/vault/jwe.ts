import { createCipheriv, randomBytes } from "node:crypto";

const IV_LENGTH = 12;

/** RFC 7516 with a direct key and A256GCM, as SMART Health Links prescribe. */
export function jweOf(key: Buffer, plain: Buffer, contentType: string): string {
  const head = { alg: "dir", enc: "A256GCM", cty: contentType };
  const header = Buffer.from(JSON.stringify(head)).toString("base64url");
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(Buffer.from(header));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  const parts = [iv, sealed, cipher.getAuthTag()].map((bytes) => bytes.toString("base64url"));
  // The second part is the encrypted key, which a direct key leaves empty.
  return [header, "", ...parts].join(".");
}
