import { expect, it } from "vitest";
import { makeKey } from "./browser-key.ts";
import { isSealed, openWith, sealWith } from "./seal.ts";

const PLACE = "mwezi.days.v1.thandi";
const notes = "Cramps all day 🌙";

it("an encrypted text decrypts at its place and doesn't contain the plaintext", async () => {
  const key = await makeKey();
  const sealed = await sealWith(key, notes, PLACE);
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed(notes)).toBe(false);
  expect(atob(sealed.slice("sealed.1.".length))).not.toContain("Cramps");
  expect(await openWith(key, sealed, PLACE)).toBe(notes);
});

it("the same text is encrypted differently each time", async () => {
  const key = await makeKey();
  expect(await sealWith(key, notes, PLACE)).not.toBe(await sealWith(key, notes, PLACE));
});

it("a text moved to another account, changed or truncated doesn't decrypt", async () => {
  const key = await makeKey();
  const sealed = await sealWith(key, notes, PLACE);
  const last = sealed.at(-3) === "A" ? "B" : "A";
  const changed = `${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`;
  expect(await openWith(key, sealed, "mwezi.days.v1.amina")).toBeNull();
  expect(await openWith(key, changed, PLACE)).toBeNull();
  expect(await openWith(key, sealed.slice(0, 20), PLACE)).toBeNull();
  expect(await openWith(key, "sealed.1.?", PLACE)).toBeNull();
});

it("another browser's key doesn't decrypt it", async () => {
  const sealed = await sealWith(await makeKey(), notes, PLACE);
  expect(await openWith(await makeKey(), sealed, PLACE)).toBeNull();
});

it("the key cannot be exported from the browser", async () => {
  const key = await makeKey();
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
});
