import type { EntryVault } from "#server/storage/vault/entry-vault.ts";

declare const authenticated: unique symbol;

/**
 * A woman who has proved who she is, and what opens her data. Every query of health data asks for
 * one, and only signing in makes one, so no query can forget whose data it reads.
 */
export interface Owner {
  readonly accountId: string;
  readonly vault: EntryVault;
  readonly [authenticated]: true;
}

/**
 * Called by the accounts folder alone, once the token or password has been proved, and by the
 * worker thread, for the owner it was handed over.
 */
export function ownerOf(accountId: string, vault: EntryVault): Owner {
  return { accountId, vault } as Owner;
}
