import { expect, test } from "vitest";
import { escapeSignal, shakeSignal } from "./signals.ts";

test("three presses of Escape within two seconds trigger the exit", () => {
  const isSignal = escapeSignal();
  expect([0, 700, 1900].map((now) => isSignal("Escape", now))).toEqual([false, false, true]);
});

test("three slower presses, as when closing dialogs, don't trigger it", () => {
  const isSignal = escapeSignal();
  expect([0, 1500, 3000, 4500].some((now) => isSignal("Escape", now))).toBe(false);
});

test("another key in between resets the count", () => {
  const isSignal = escapeSignal();
  const keys = ["Escape", "Escape", "a", "Escape", "Escape"];
  expect(keys.map((key, index) => isSignal(key, index * 100))).not.toContain(true);
});

const strong = { x: 15, y: 12, z: 4 };

test("four jolts within a second and a half are a shake", () => {
  const isSignal = shakeSignal();
  expect([0, 300, 600, 900].map((now) => isSignal(strong, now))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test("one jolt measured several times, a bump, a walk or a missing sensor are no shake", () => {
  const isSignal = shakeSignal();
  for (let now = 0; now < 110; now += 10) expect(isSignal(strong, now)).toBe(false);
  for (let now = 5000; now < 9000; now += 100) {
    expect(isSignal({ x: 4, y: 6, z: 3 }, now)).toBe(false);
    expect(isSignal({ x: null, y: null, z: null }, now)).toBe(false);
    expect(isSignal(null, now)).toBe(false);
  }
});
