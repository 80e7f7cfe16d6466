import { describe, expect, it } from "vitest";
import { createEntryVault } from "./entry-vault.ts";
import { makeDataKey } from "./keys/data-key.ts";

const vault = createEntryVault("account-a", makeDataKey());

describe("the vault of one account", () => {
  it("decrypts what it encrypted", () => {
    const entry = { flow: "heavy", notes: "Ẹ káàárọ̀ 🌙 ‏مرحبا" };
    const key = vault.blindKey("cycle", "1");
    expect(vault.decrypt("cycle", key, vault.encrypt("cycle", key, entry))).toEqual(entry);
  });

  it("encrypts entries that differ by one word to the same length", () => {
    const key = vault.blindKey("cycle", "1");
    const lengths = ["none", "spotting", "light", "moderate", "heavy"].map(
      (flow) => vault.encrypt("cycle", key, { flow }).length,
    );
    expect(new Set(lengths).size).toBe(1);
  });

  it("hashes a day differently for each kind and account", () => {
    const other = createEntryVault("account-b", makeDataKey());
    const hashes = [
      vault.blindKey("cycle", "2026-11-20"),
      vault.blindKey("mood", "2026-11-20"),
      vault.blindPage("2026-11-20"),
      other.blindKey("cycle", "2026-11-20"),
    ];
    expect(new Set(hashes).size).toBe(4);
  });

  it("finds the same entry again by the same hash", () => {
    expect(vault.blindKey("mood", "2026-11-20")).toBe(vault.blindKey("mood", "2026-11-20"));
  });

  it("has a stable UUID for a name, and a different one in another account", () => {
    const uuid = vault.uuidOf("cycle", "1");
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(vault.uuidOf("cycle", "1")).toBe(uuid);
    expect(vault.uuidOf("cycle1")).not.toBe(uuid);
    expect(createEntryVault("account-b", makeDataKey()).uuidOf("cycle", "1")).not.toBe(uuid);
  });
});
