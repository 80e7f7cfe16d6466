import { describe, expect, it } from "vitest";
import { DecryptionError } from "../cipher.ts";
import { makeDataKey } from "./data-key.ts";
import {
  hashMemoryFor,
  isOutdated,
  makePasswordLock,
  makeRecoveryLock,
  openPasswordLock,
  openRecoveryLock,
} from "./password.ts";

const key = Buffer.alloc(32, 1);

describe("a lock", () => {
  it("opens only with the secret it was made with", async () => {
    const dataKey = makeDataKey();
    const lock = await makePasswordLock(key, "marula", dataKey, "a");
    expect(await openPasswordLock(key, "marula", lock, "a")).toEqual(dataKey);
    expect(await openPasswordLock(key, "Marula", lock, "a")).toBeNull();
  });

  it("stores neither the secret nor the data key", async () => {
    const dataKey = makeDataKey();
    const lock = await makePasswordLock(key, "marula-marula", dataKey, "a");
    const stored = Buffer.concat([lock.salt, lock.verifier, lock.wrappedKey]);
    expect(stored.includes("marula-marula")).toBe(false);
    expect(stored.includes(dataKey)).toBe(false);
  });

  it("does not open on another account or as another kind of lock", async () => {
    const lock = await makePasswordLock(key, "marula", makeDataKey(), "a");
    await expect(openPasswordLock(key, "marula", lock, "b")).rejects.toThrow(DecryptionError);
    const recovery = await makeRecoveryLock("marula", makeDataKey(), "a");
    await expect(openPasswordLock(key, "marula", recovery, "a")).rejects.toThrow(DecryptionError);
  });

  it("accepts a password in any Unicode normalisation", async () => {
    const dataKey = makeDataKey();
    const lock = await makePasswordLock(key, "ẹ́kọ".normalize("NFD"), dataKey, "a");
    expect(await openPasswordLock(key, "ẹ́kọ".normalize("NFC"), lock, "a")).toEqual(dataKey);
  });

  it("opens with a recovery code without the server's key", async () => {
    const dataKey = makeDataKey();
    const lock = await makeRecoveryLock("MARULA", dataKey, "a");
    expect(await openRecoveryLock("MARULA", lock, "a")).toEqual(dataKey);
  });

  it("does not open with a password without the server's key", async () => {
    const lock = await makePasswordLock(key, "marula", makeDataKey(), "a");
    expect(await openPasswordLock(Buffer.alloc(32, 2), "marula", lock, "a")).toBeNull();
    expect(await openRecoveryLock("marula", { ...lock, memory: null }, "a")).toBeNull();
  });

  it("is outdated without the key, or with less memory than the machine allows", async () => {
    const lock = await makePasswordLock(key, "marula", makeDataKey(), "a");
    expect(isOutdated(lock)).toBe(false);
    expect(isOutdated({ ...lock, memory: (lock.memory ?? 0) - 1 })).toBe(true);
    expect(isOutdated({ ...lock, memory: null })).toBe(true);
  });

  it("uses 46 MiB from 1 GiB of machine memory on, and 19 MiB in a 160 MB container", () => {
    const MIB = 1_048_576;
    expect(hashMemoryFor(1024 * MIB)).toBe(46 * 1024);
    expect(hashMemoryFor(1023 * MIB)).toBe(19 * 1024);
    expect(hashMemoryFor(160 * MIB)).toBe(19 * 1024);
  });

  it("returns null after the same work for an unknown account", async () => {
    expect(await openPasswordLock(key, "marula", null, "")).toBeNull();
  });
});
