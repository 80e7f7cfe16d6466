// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { lockWith, MOST_WRONG_TRIES } from "./pin.ts";
import { isTimeToLock, lockOf } from "./record.ts";
import { tryPasskey } from "./try-passkey.ts";
import { tryPin } from "./try-pin.ts";

const NOW = Date.parse("2026-11-20T08:00:00Z");
const now = () => NOW;

let touched: string[];
const touch = async (id: string) => {
  touched.push(id);
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  touched = [];
  lockOf("thandi").write({ ...(await lockWith("2580", 5)), passkey: "kX2" });
});

test("a known passkey opens the lock and resets the count of wrong PINs", async () => {
  await tryPin("thandi", "0000", NOW);
  expect(await tryPasskey("thandi", touch, now)).toEqual({ isOpen: true });
  expect(touched).toEqual(["kX2"]);
  const lock = lockOf("thandi").read();
  expect(lock).toMatchObject({ wrongTries: 0, passkey: "kX2" });
  expect(lock && isTimeToLock(lock, NOW)).toBe(false);
});

test("without a touch it stays locked, and the PIN still opens it", async () => {
  const stopped = new Error("stopped");
  await expect(tryPasskey("thandi", () => Promise.reject(stopped), now)).rejects.toBe(stopped);
  const lock = lockOf("thandi").read();
  expect(lock && isTimeToLock(lock, NOW)).toBe(true);
  expect(await tryPin("thandi", "2580", NOW)).toEqual({ isOpen: true });
});

test("after ten wrong PINs the passkey doesn't open it either", async () => {
  const lock = await lockWith("2580", 5);
  lockOf("thandi").write({ ...lock, passkey: "kX2", wrongTries: MOST_WRONG_TRIES });
  expect(await tryPasskey("thandi", touch, now)).toEqual({ isOpen: false, left: 0 });
});

test("a lock without a passkey doesn't ask the device for one", async () => {
  lockOf("thandi").write(await lockWith("2580", 5));
  expect(await tryPasskey("thandi", touch, now)).toEqual({ isOpen: false, left: 10 });
  expect(touched).toEqual([]);
});
