import type { EntryVault } from "#server/storage/vault/entry-vault.ts";

declare const authenticated: unique symbol;

/**
 * An authenticated account and the vault that decrypts its data. Every query of health data needs
 * one, and only authentication creates one, so no query can forget the account.
 */
export interface Owner {
  readonly accountId: string;
  readonly vault: EntryVault;
  readonly [authenticated]: true;
}

/**
 * Called only by `features/account`, once the token or password is verified, and by the worker
 * thread, for the owner of its order.
 */
export function ownerOf(accountId: string, vault: EntryVault): Owner {
  return { accountId, vault } as Owner;
}
