import type { Lock } from "#server/storage/vault/keys/password.ts";
import type { AccountLocks } from "./store.ts";

export const passwordColumns = (lock: Lock) => ({
  password_salt: lock.salt,
  password_verifier: lock.verifier,
  password_wrapped_key: lock.wrappedKey,
  password_memory: lock.memory,
});

export const recoveryColumns = (lock: Lock | null) => ({
  recovery_salt: lock?.salt ?? null,
  recovery_verifier: lock?.verifier ?? null,
  recovery_wrapped_key: lock?.wrappedKey ?? null,
});

const NOTHING = Buffer.alloc(0);

export const emptyCredentials = {
  email_sealed: NOTHING,
  password_salt: NOTHING,
  password_verifier: NOTHING,
  password_wrapped_key: NOTHING,
  password_memory: null,
  ...recoveryColumns(null),
};

/** Ends what the previous password proved: sessions, sign-ins in progress, the recovery code. */
export const newCredentials = ({ credential_version }: AccountLocks, lock: Lock) => ({
  ...passwordColumns(lock),
  ...recoveryColumns(null),
  credential_version: credential_version + 1,
});

export const passwordLockOf = (account: AccountLocks): Lock => ({
  salt: account.password_salt,
  verifier: account.password_verifier,
  wrappedKey: account.password_wrapped_key,
  memory: account.password_memory,
});

export function recoveryLockOf(account: AccountLocks): Lock | null {
  const { recovery_salt, recovery_verifier, recovery_wrapped_key } = account;
  if (!recovery_salt || !recovery_verifier || !recovery_wrapped_key) return null;
  return {
    salt: recovery_salt,
    verifier: recovery_verifier,
    wrappedKey: recovery_wrapped_key,
    memory: null,
  };
}
