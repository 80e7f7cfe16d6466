import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { deriveKey } from "./cipher.ts";

/** Keyed hashes of this server. The secret decrypts no health data. */
export interface ServerSecret {
  /** Finds an account by its e-mail address. */
  readonly emailMac: (email: string) => string;
  /** Pseudonym of an account or address in the throttle. */
  readonly throttleSubject: (scope: string, value: string) => string;
  /** Stored with the database, so that another secret is noticed at start. */
  readonly checkValue: string;
}

export function createServerSecret(secret: string): ServerSecret {
  const root = Buffer.from(secret, "utf8");
  const mac = (purpose: string) => {
    const key = deriveKey(root, purpose);
    return (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  };
  const throttle = mac("throttle");
  return {
    emailMac: mac("email"),
    throttleSubject: (scope, value) => throttle(`${scope}\n${value}`),
    checkValue: mac("check")("mwezi"),
  };
}

/** Reads the secret file, or creates it on the first start, readable by its owner alone. */
export async function readOrMakeSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // Linking fails if the file exists, so that processes starting together use one complete secret.
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, "utf8")).trim();
}
