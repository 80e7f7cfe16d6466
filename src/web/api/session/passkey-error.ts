/** Why the device returned no passkey; `no-key` if it returned one without a PRF key. */
export type PasskeyTrouble = "stopped" | "elsewhere" | "exists" | "no-key";

export class PasskeyError extends Error {
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble) {
    super(`no passkey: ${trouble}`);
    this.name = "PasskeyError";
    this.trouble = trouble;
  }
}
