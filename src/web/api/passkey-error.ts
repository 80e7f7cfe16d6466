/** Why her device gave no passkey; `no-key` when it gave one that opens nothing. */
export type PasskeyTrouble = "stopped" | "elsewhere" | "exists" | "no-key";

export class PasskeyError extends Error {
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble) {
    super(`no passkey: ${trouble}`);
    this.name = "PasskeyError";
    this.trouble = trouble;
  }
}
