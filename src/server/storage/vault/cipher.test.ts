import { hkdfSync, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecryptionError, decrypt, deriveKey, encrypt, KEY_LENGTH } from "./cipher.ts";

const key = randomBytes(32);
const place = ["entry", "account", "cycle", "key"];

describe("encrypted bytes", () => {
  it("decrypt to the original bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const plain = Buffer.from(bytes);
        expect(decrypt(key, encrypt(key, plain, place), place).equals(plain)).toBe(true);
      }),
    );
  });

  it("differ each time the same bytes are encrypted", () => {
    const plain = Buffer.from("heavy");
    expect(encrypt(key, plain, place).equals(encrypt(key, plain, place))).toBe(false);
  });

  it("cannot be decrypted after a change of any byte", () => {
    const sealed = encrypt(key, Buffer.from("heavy"), place);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => decrypt(key, changed, place)).toThrow(DecryptionError);
    }
  });

  it("cannot be decrypted when truncated at any length", () => {
    const sealed = encrypt(key, Buffer.from("heavy"), place);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => decrypt(key, sealed.subarray(0, length), place)).toThrow(DecryptionError);
    }
  });

  it("cannot be decrypted with another key", () => {
    const sealed = encrypt(key, Buffer.from("heavy"), place);
    expect(() => decrypt(randomBytes(32), sealed, place)).toThrow(DecryptionError);
  });

  it.each([
    [["entry", "other", "cycle", "key"]],
    [["entry", "account", "mood", "key"]],
    [["entry", "account", "cycle", "other"]],
    [["entry", "accountcycle", "", "key"]],
  ])("cannot be decrypted at another place: %j", (elsewhere) => {
    const sealed = encrypt(key, Buffer.from("heavy"), place);
    expect(() => decrypt(key, sealed, elsewhere)).toThrow(DecryptionError);
  });
});

describe("a derived key", () => {
  it("is the same for the same purpose and different for another", () => {
    expect(deriveKey(key, "entries").equals(deriveKey(key, "entries"))).toBe(true);
    expect(deriveKey(key, "entries").equals(deriveKey(key, "blind"))).toBe(false);
  });

  it("equals HKDF's output without a salt", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: KEY_LENGTH, maxLength: KEY_LENGTH }),
        fc.string(),
        (bytes, purpose) => {
          const expected = hkdfSync("sha256", bytes, "", `mwezi/${purpose}`, KEY_LENGTH);
          expect(deriveKey(Buffer.from(bytes), purpose)).toEqual(Buffer.from(expected));
        },
      ),
    );
  });
});
