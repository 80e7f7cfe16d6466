import type { EntryVault } from "#server/storage/vault/entry-vault.ts";

declare const authenticated: unique symbol;

/** Only authentication creates one, so no query of health data can forget the account. */
export interface Owner {
  readonly accountId: string;
  readonly vault: EntryVault;
  readonly [authenticated]: true;
}

/** Call it only in `features/account` after verifying a credential, and in the worker thread. */
export function ownerOf(accountId: string, vault: EntryVault): Owner {
  return { accountId, vault } as Owner;
}
