import { describe, expect, it } from "vitest";
import { sampleHeic, sampleJpeg, samplePdf, samplePng } from "#server/testing/sample-files.ts";
import { isWhole, typeOfContent } from "./file-content.ts";

const samples = [
  ["application/pdf", samplePdf(5000)],
  ["image/jpeg", sampleJpeg],
  ["image/png", samplePng],
  ["image/heic", sampleHeic],
] as const;

describe("the type of a file", () => {
  it.each(samples)("of %s is detected by its first bytes", async (type, bytes) => {
    expect(await typeOfContent(bytes)).toBe(type);
    expect(await typeOfContent(Buffer.concat([Buffer.from("x"), bytes]))).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["words", "cycle,length\r\n1,28\r\n"],
    ["a web page", "<!doctype html><script>alert(1)</script>"],
    ["a picture that is a program", '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ["a zip", "PK\u0003\u0004"],
    ["a moving picture", "GIF89a"],
  ])("of %s is not accepted", async (_, content) => {
    expect(await typeOfContent(Buffer.from(content))).toBeNull();
  });
});

describe("the check that a file is complete", () => {
  it.each(samples)("accepts a whole %s", (type, bytes) => {
    expect(isWhole(bytes, type)).toBe(true);
  });

  it.each(samples)("rejects a %s that was cut anywhere before its end mark", (type, bytes) => {
    // After the end mark itself no content is left to lose.
    const cuts =
      type === "application/pdf"
        ? [40, 2000, 4900]
        : [3, 8, 12, bytes.length - (type === "image/png" ? 5 : 1)];
    for (const length of cuts) {
      expect([length, isWhole(bytes.subarray(0, length), type)]).toEqual([length, false]);
    }
  });

  it("ignores the end mark of a JPEG's embedded preview", () => {
    const preview = Buffer.from("ffe100080000ffd90000", "hex");
    const [start, rest] = [sampleJpeg.subarray(0, 2), sampleJpeg.subarray(2)];
    const withPreview = Buffer.concat([start, preview, rest]);
    expect(isWhole(withPreview, "image/jpeg")).toBe(true);
    expect(isWhole(withPreview.subarray(0, withPreview.length - 2), "image/jpeg")).toBe(false);
  });

  it("accepts data that a phone appended after the end mark", () => {
    const more = Buffer.from("MotionPhoto_Data");
    expect(isWhole(Buffer.concat([sampleJpeg, more]), "image/jpeg")).toBe(true);
    expect(isWhole(Buffer.concat([samplePdf(5000), more]), "application/pdf")).toBe(true);
  });

  it("accepts a PDF's end mark only near its end", () => {
    const early = Buffer.concat([Buffer.from("%PDF-1.7 %%EOF"), Buffer.alloc(4000, "x")]);
    expect(isWhole(early, "application/pdf")).toBe(false);
  });

  it("accepts a HEIC's boxes that are large or run to the end, but none smaller than its header", () => {
    const type = "image/heic";
    const box = (hex: string) =>
      Buffer.concat([sampleHeic.subarray(0, 24), Buffer.from(hex, "hex")]);
    expect(isWhole(box("000000006d64617401"), type)).toBe(true);
    expect(isWhole(box("000000016d6461740000000000000012ffff"), type)).toBe(true);
    expect(isWhole(box("000000016d6461740000000000000013ffff"), type)).toBe(false);
    expect(isWhole(box("000000016d64617400"), type)).toBe(false);
    expect(isWhole(box("000000046d646174"), type)).toBe(false);
  });
});
