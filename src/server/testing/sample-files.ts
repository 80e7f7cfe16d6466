import type { Client } from "./test-app.ts";

/** The smallest files of each accepted type, with valid first and last bytes. */

export function samplePdf(length: number, text = "Laboratory report"): Buffer {
  const head = Buffer.from(`%PDF-1.7\n% ${text}\n`);
  const end = Buffer.from(`\n% ${text}\n%%EOF\n`);
  return Buffer.concat([head, Buffer.alloc(length - head.length - end.length, "mwezi "), end]);
}

export const sampleJpeg = Buffer.from(
  "ffd8ffe000104a46494600010100000100010000ffda000c03010002110311003f00d2cf20ffd9",
  "hex",
);

export const samplePng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const sampleHeic = Buffer.concat([
  Buffer.from("0000001866747970686569630000000068656963", "hex"),
  Buffer.from("6d696631", "hex"),
  Buffer.from("0000000c6d64617401020304", "hex"),
]);

export function uploadFile(
  { send }: Pick<Client, "send">,
  bytes: Uint8Array,
  name = "lab result.pdf",
  date = "2026-11-18",
  id: string = crypto.randomUUID(),
) {
  return send("POST", `/api/uploads?id=${id}&date=${date}`, {
    bytes,
    headers: { "upload-name": encodeURIComponent(name) },
  });
}
