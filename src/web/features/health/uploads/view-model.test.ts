import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Upload } from "#contract/entries/uploads.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import {
  HEAD_BYTES,
  isWorthIt,
  nameWithoutEnding,
  refusalOf,
  sizeText,
  smallerSides,
  typeOfHead,
} from "./view-model.ts";

const held = (bytes: number): Upload => ({
  id: "1",
  date: calendarDay("2026-11-18"),
  name: "lab",
  type: "application/pdf",
  bytes,
});

describe("a chosen file", () => {
  it.each([
    ["%PDF-1.7\n%ab", "application/pdf"],
    ["\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000\u0001", "image/jpeg"],
    ["\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\r", "image/png"],
    ["\u0000\u0000\u0000\u0018ftypheic", "image/heic"],
    ["\u0000\u0000\u0000\u0018ftypmif1", "image/heic"],
    ["\u0000\u0000\u0000\u0018ftypavif", null],
    ["PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000\u0000\u0000", null],
    ["<!doctype ht", null],
    ["RIFF\u0000\u0000\u0000\u0000WEBP", null],
    ["", null],
  ])("is identified by its first bytes: %j", (head, type) => {
    const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
    expect(bytes.length).toBeLessThanOrEqual(HEAD_BYTES);
    expect(typeOfHead(bytes)).toBe(type);
  });

  it.each([
    [0, [], /empty/],
    [10_000_000, [], null],
    [10_000_001, [], /larger than 10 MB/],
    [1_000_000, [held(199_000_000)], null],
    [1_000_001, [held(199_000_000)], /200 MB are full/],
    [10, Array.from({ length: 500 }, () => held(1)), /500|files already/],
  ] as const)("of %i bytes is accepted or rejected with a reason", (bytes, before, words) => {
    const refusal = refusalOf({ type: "application/pdf", bytes }, before);
    if (words === null) expect(refusal).toBeNull();
    else expect(refusal?.message).toMatch(words);
  });

  it("of another type is rejected before its size is checked", () => {
    const refusal = refusalOf({ type: null, bytes: 99_000_000 }, []);
    expect(refusal?.message).toMatch(/^Choose a PDF/);
  });

  it.each([
    ["IMG_2041.HEIC", "IMG_2041"],
    ["Lancet 12.10.2026.pdf", "Lancet 12.10.2026"],
    ["letter", "letter"],
  ])("called %s gets the initial name %s", (name, initial) => {
    expect(nameWithoutEnding(name)).toBe(initial);
  });
});

describe("a shrunk photo", () => {
  it("has its proportions, a longest side of at most 2000, and never grows", () => {
    const side = fc.integer({ min: 100, max: 12_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const smaller = smallerSides({ width, height });
        expect(Math.max(smaller.width, smaller.height)).toBe(
          Math.min(2000, Math.max(width, height)),
        );
        const scale = Math.max(smaller.width, smaller.height) / Math.max(width, height);
        expect(Math.abs(smaller.width - width * scale)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(smaller.height - height * scale)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it("is offered if it saves a fifth", () => {
    expect([isWorthIt(100, 80), isWorthIt(100, 81)]).toEqual([true, false]);
  });
});

describe("a file size", () => {
  it.each([
    [1, "1 kB"],
    [0, "0 kB"],
    [81_234, "82 kB"],
    [999_001, "1 MB"],
    [2_149_000, "2.1 MB"],
    [200_000_000, "200 MB"],
  ])("of %i bytes is written %s", (bytes, text) => {
    expect(sizeText(bytes, "en")).toBe(text);
  });
});
