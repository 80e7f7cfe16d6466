import type { UploadType } from "#contract/entries/uploads.ts";

// HEIC is a kind of HEIF; phones write either brand for the same photo.
const typeOfMime: Readonly<Record<string, UploadType>> = {
  "application/pdf": "application/pdf",
  "image/jpeg": "image/jpeg",
  "image/png": "image/png",
  "image/heic": "image/heic",
  "image/heif": "image/heic",
};

export async function typeOfContent(bytes: Uint8Array): Promise<UploadType | null> {
  const { fileTypeFromBuffer } = await import("file-type");
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return typeOfMime[detected?.mime ?? ""] ?? null;
}

/** Returns whether a file is complete. A truncated one would not open later. */
export function isWhole(bytes: Uint8Array, type: UploadType): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return endsAsItShould[type](buffer);
}

const endsAsItShould: Record<UploadType, (bytes: Buffer) => boolean> = {
  // Readers look for the end mark in the last 1024 bytes (ISO 32000-1, annex H, note 18).
  "application/pdf": (bytes) => bytes.subarray(-1024).includes("%%EOF"),
  "image/jpeg": isWholeJpeg,
  // The chunk every PNG ends with (ISO 15948, 11.2.5).
  "image/png": (bytes) => bytes.includes("IEND"),
  "image/heic": isWholeBoxes,
};

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.of(0xff, 0xd9);

/**
 * Walks the segments (ITU-T T.81, annex B): a preview has an end marker, and phones append data.
 */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === START_OF_SCAN) return bytes.lastIndexOf(END_OF_IMAGE) > at;
    // Markers may be padded with 0xFF.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

const BOX_HEADER = 8;
const LARGE_BOX_HEADER = 16;

/** Walks the boxes by their lengths (ISO 14496-12, 4.2); 0 means to the end. */
function isWholeBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + BOX_HEADER <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return true;
    if (length === 1 && at + LARGE_BOX_HEADER > bytes.length) return false;
    const size = length === 1 ? Number(bytes.readBigUInt64BE(at + BOX_HEADER)) : length;
    if (size < BOX_HEADER) return false;
    at += size;
  }
  return at === bytes.length;
}
