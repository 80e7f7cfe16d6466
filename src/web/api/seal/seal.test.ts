import { expect, it } from "vitest";
import { makeKey } from "./browser-key.ts";
import { isSealed, openWith, sealWith } from "./seal.ts";

const PLACE = "mwezi.days.v1.thandi";
const notes = "Cramps all day 🌙";

it("a sealed text opens at its place, and shows nothing of itself", async () => {
  const key = await makeKey();
  const sealed = await sealWith(key, notes, PLACE);
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed(notes)).toBe(false);
  expect(atob(sealed.slice("sealed.1.".length))).not.toContain("Cramps");
  expect(await openWith(key, sealed, PLACE)).toBe(notes);
});

it("the same text is sealed differently each time", async () => {
  const key = await makeKey();
  expect(await sealWith(key, notes, PLACE)).not.toBe(await sealWith(key, notes, PLACE));
});

it("moved to another account, changed, or cut short, it does not open", async () => {
  const key = await makeKey();
  const sealed = await sealWith(key, notes, PLACE);
  const last = sealed.at(-3) === "A" ? "B" : "A";
  const changed = `${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`;
  expect(await openWith(key, sealed, "mwezi.days.v1.amina")).toBeNull();
  expect(await openWith(key, changed, PLACE)).toBeNull();
  expect(await openWith(key, sealed.slice(0, 20), PLACE)).toBeNull();
  expect(await openWith(key, "sealed.1.?", PLACE)).toBeNull();
});

it("another browser's key does not open it", async () => {
  const sealed = await sealWith(await makeKey(), notes, PLACE);
  expect(await openWith(await makeKey(), sealed, PLACE)).toBeNull();
});

it("the key cannot be taken out of the browser", async () => {
  const key = await makeKey();
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
});
