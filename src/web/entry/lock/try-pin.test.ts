// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isSealed } from "#web/api/seal/seal.ts";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";
import { lockWith, MOST_WRONG_TRIES } from "./pin.ts";
import { closeTab, isTimeToLock, lockOf, openTab, touch } from "./record.ts";
import { tryPin } from "./try-pin.ts";

const NOW = Date.parse("2026-11-20T08:00:00Z");
const MINUTE = 60_000;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  lockOf("thandi").write(await lockWith("2580", 5));
});

afterEach(() => vi.unstubAllGlobals());

test("the right PIN opens the lock and resets the count of wrong ones", async () => {
  expect(await tryPin("thandi", "2581", NOW)).toEqual({ isOpen: false, left: 9 });
  expect(await tryPin("thandi", "2580", NOW)).toEqual({ isOpen: true });
  expect(lockOf("thandi").read()?.wrongTries).toBe(0);
});

test("after ten wrong PINs not even the right one is accepted", async () => {
  const lock = await lockWith("2580", 5);
  lockOf("thandi").write({ ...lock, wrongTries: MOST_WRONG_TRIES - 1 });
  expect(await tryPin("thandi", "0000", NOW)).toEqual({ isOpen: false, left: 0 });
  expect(await tryPin("thandi", "2580", NOW)).toEqual({ isOpen: false, left: 0 });
});

test("an attempt is counted before it is checked, so that leaving in between gains nothing", () => {
  void tryPin("thandi", "0000", NOW);
  expect(lockOf("thandi").read()?.wrongTries).toBe(1);
});

test("the stored value is not the PIN and differs between users with the same PIN", async () => {
  const [one, other] = [await lockWith("2580", 5), await lockWith("2580", 5)];
  expect(JSON.stringify(one)).not.toContain("2580");
  expect(one.proof).not.toBe(other.proof);
});

test("the stored proof is encrypted with this browser's key, and another browser's key doesn't decrypt it", async () => {
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  const lock = await lockWith("2580", 5);
  expect(isSealed(lock.proof)).toBe(true);
  lockOf("thandi").write(lock);
  expect(await tryPin("thandi", "2580", NOW)).toEqual({ isOpen: true });
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  expect(await tryPin("thandi", "2580", NOW)).toEqual({ isOpen: false, left: 9 });
});

test("a plain proof of an older release is encrypted at the next right PIN", async () => {
  expect(isSealed(lockOf("thandi").read()?.proof ?? "")).toBe(false);
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  expect(await tryPin("thandi", "0000", NOW)).toEqual({ isOpen: false, left: 9 });
  expect(await tryPin("thandi", "2580", NOW)).toEqual({ isOpen: true });
  expect(isSealed(lockOf("thandi").read()?.proof ?? "")).toBe(true);
  expect(await tryPin("thandi", "2580", NOW)).toEqual({ isOpen: true });
});

test("each account on a phone has its own lock", async () => {
  expect(lockOf("naledi").read()).toBeNull();
  expect(await tryPin("naledi", "1", NOW)).toEqual({ isOpen: true });
});

test("a tab asks for the PIN when opened, after inactivity, and after a quick exit", async () => {
  const lock = await lockWith("2580", 5);
  expect(isTimeToLock(lock, NOW)).toBe(true);
  openTab(NOW);
  expect(isTimeToLock(lock, NOW + 5 * MINUTE)).toBe(false);
  expect(isTimeToLock(lock, NOW + 5 * MINUTE + 1)).toBe(true);
  expect(isTimeToLock({ ...lock, minutes: 0 }, NOW + 1)).toBe(true);
  closeTab();
  touch(NOW);
  expect(isTimeToLock(lock, NOW)).toBe(true);
});
