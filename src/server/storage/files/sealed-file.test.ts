import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { type Owner, ownerOf } from "#server/storage/owner.ts";
import { DecryptionError } from "#server/storage/vault/cipher.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { readFile, storeFile } from "./sealed-file.ts";

const PIECE = 262_144;
const bytes = Buffer.concat([1, 2, 3].map((fill) => Buffer.alloc(PIECE, fill)));

describe.each(engines)("a file in three parts on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  async function keep() {
    const { user } = await test.register();
    const owner = ownerOf(user.id, createEntryVault(user.id, makeDataKey()));
    const file = { id: crypto.randomUUID(), bytes: bytes.length };
    await inTransaction(test.db, (write) => storeFile(write, owner, file.id, bytes));
    return { owner, file };
  }

  async function read(owner: Owner, file: { id: string; bytes: number }): Promise<Uint8Array[]> {
    const pieces: Uint8Array[] = [];
    for await (const piece of readFile(test.db, owner, file)) pieces.push(piece);
    return pieces;
  }

  it("is returned part by part, unchanged", async () => {
    const { owner, file } = await keep();
    const pieces = await read(owner, file);
    expect(pieces.map((piece) => piece.length)).toEqual([PIECE, PIECE, PIECE]);
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  });

  it.each([
    ["swapped", (db: Database, owner: Owner) => swap(db, owner)],
    [
      "lost",
      (db: Database, { accountId }: Owner) =>
        db
          .deleteFrom("pieces")
          .where("account_id", "=", accountId)
          .where("position", "=", 2)
          .execute(),
    ],
  ])("cannot be read when parts were %s", async (_, tamper) => {
    const { owner, file } = await keep();
    await tamper(test.db, owner);
    await expect(read(owner, file)).rejects.toThrow(DecryptionError);
  });

  it("cannot be passed off as shorter or as another file", async () => {
    const { owner, file } = await keep();
    await expect(read(owner, { ...file, bytes: PIECE })).rejects.toThrow(DecryptionError);
    await expect(read(owner, { ...file, id: crypto.randomUUID() })).rejects.toThrow(
      DecryptionError,
    );
  });
});

async function swap(db: Database, { accountId }: Owner): Promise<void> {
  // Positions are unique, so parts are swapped through a third position.
  for (const [from, to] of [
    [0, 9],
    [1, 0],
    [9, 1],
  ] as const) {
    await db
      .updateTable("pieces")
      .set({ position: to })
      .where("account_id", "=", accountId)
      .where("position", "=", from)
      .execute();
  }
}
