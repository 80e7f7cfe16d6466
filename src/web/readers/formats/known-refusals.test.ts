import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readFile } from "../read-file.ts";
import { clock } from "../testing/history-in.ts";

const why = (file: Blob) => readFile(file, clock).catch((error) => error.why);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe("a file of a known wrong kind", () => {
  it.each([
    ["a photo", "\u00ff\u00d8\u00ff\u00e0 JFIF", "picture"],
    ["an iPhone's photo", "\u0000\u0000\u0000\u0018ftypheic", "picture"],
    ["a PDF, even one with scripts", "%PDF-1.7\n/JS (app.alert(1))", "pdf"],
    ["an .xls", "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1", "old_office"],
    ["an RTF text", "{\\rtf1 5 Jan 2026}", "text_document"],
    ["a RAR archive", "Rar!\u001a\u0007", "packed"],
    ["an Android backup", "ANDROID BACKUP\n5", "app_backup"],
    ["a web page", "<!DOCTYPE html><html><body>2026-01-05</body></html>", "web_page"],
    [
      "Apple's clinical file",
      '<?xml version="1.0"?><ClinicalDocument></ClinicalDocument>',
      "apple_clinical",
    ],
  ])("%s is refused as such", async (_, content, reason) => {
    expect(await why(new Blob([latin1(content)]))).toBe(reason);
  });

  it("a zip of photos is refused as having no data", async () => {
    const zip = zipSync({ "a.jpg": latin1("\u00ff\u00d8\u00ff"), "b.txt.exe": strToU8("x") });
    expect(await why(new Blob([zip as BlobPart]))).toBe("no_data_inside");
  });

  it("2 GB of text are refused after the first part of them", async () => {
    const SIZE = 2_000_000_000;
    let read = 0;
    const part = (from: number, to: number) => {
      read += to - from;
      return new Blob([new Uint8Array(Math.min(to, SIZE) - from).fill(65)]);
    };
    const file = { size: SIZE, slice: part } as unknown as Blob;
    expect(await why(file)).toBe("too_large");
    expect(read).toBeLessThan(70_000_000);
  });

  it.each(["[", '{"a":', '[{"type":"x","date":"2026-01-05","value":['])(
    "JSON that opens %s 10,000 times is read or refused",
    async (open) => {
      const close = open.startsWith("[{") ? "]}]" : { "[": "]", '{"a":': "}" }[open];
      const nested = `${open.repeat(10_000)}1${(close ?? "").repeat(10_000)}`;
      expect(["unknown", "broken", "nothing"]).toContain(await why(new Blob([nested])));
    },
  );

  it("a million rows are refused without being parsed to the end", async () => {
    const rows = "2026-01-05,light\n".repeat(1_000_000);
    expect(await why(new Blob([`date,flow\n${rows}`]))).toBe("too_large");
  });
});
