import { describe, expect, it } from "vitest";
import { DecryptionError } from "./cipher.ts";
import { makeDataKey } from "./data-key.ts";
import { makeLock, openLock } from "./password.ts";

describe("a lock", () => {
  it("opens with the secret it was made with and with no other", async () => {
    const dataKey = makeDataKey();
    const lock = await makeLock("marula", dataKey, "a", "password");
    expect(await openLock("marula", lock, "a", "password")).toEqual(dataKey);
    expect(await openLock("Marula", lock, "a", "password")).toBeNull();
  });

  it("stores neither the secret nor the data key", async () => {
    const dataKey = makeDataKey();
    const lock = await makeLock("marula-marula", dataKey, "a", "password");
    const stored = Buffer.concat([lock.salt, lock.verifier, lock.wrappedKey]);
    expect(stored.includes("marula-marula")).toBe(false);
    expect(stored.includes(dataKey)).toBe(false);
  });

  it("does not open on another account or as another kind of lock", async () => {
    const lock = await makeLock("marula", makeDataKey(), "a", "password");
    await expect(openLock("marula", lock, "b", "password")).rejects.toThrow(DecryptionError);
    await expect(openLock("marula", lock, "a", "recovery")).rejects.toThrow(DecryptionError);
  });

  it("takes a password however its accents are composed", async () => {
    const dataKey = makeDataKey();
    const lock = await makeLock("ẹ́kọ".normalize("NFD"), dataKey, "a", "password");
    expect(await openLock("ẹ́kọ".normalize("NFC"), lock, "a", "password")).toEqual(dataKey);
  });

  it("answers null, after the same work, where there is no account", async () => {
    expect(await openLock("marula", null, "", "password")).toBeNull();
  });
});
