import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  UPLOAD_MAX_BYTES,
  UPLOADS_MAX_BYTES,
  UPLOADS_MAX_COUNT,
  type Upload,
  type UploadType,
} from "#contract/entries/uploads.ts";
import { formatTenths } from "#web/i18n/format-number.ts";

export const ACCEPTED = "application/pdf,image/jpeg,image/png,image/heic,image/heif";

const MEGABYTE = 1_000_000;

/** @example sizeText(2_100_000, "en") // "2.1 MB" */
export function sizeText(bytes: number, locale: string): string {
  const kilobytes = Math.ceil(bytes / 1000);
  const inMegabytes = kilobytes >= 1000;
  const count = inMegabytes ? bytes / MEGABYTE : kilobytes;
  return `${formatTenths(count, locale)} ${inMegabytes ? "MB" : "kB"}`;
}

export const HEAD_BYTES = 12;

const HEIF_BRANDS = ["heic", "heix", "hevc", "mif1"];

/** `null` if the first bytes are of no accepted type. The server checks more closely. */
export function typeOfHead(head: Uint8Array): UploadType | null {
  const text = String.fromCharCode(...head);
  if (text.startsWith("%PDF-")) return "application/pdf";
  if (text.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (text.startsWith("\u0089PNG\r\n")) return "image/png";
  const isHeif = text.slice(4, 8) === "ftyp" && HEIF_BRANDS.includes(text.slice(8, 12));
  return isHeif ? "image/heic" : null;
}

export const typeNames: Record<UploadType, string> = {
  "application/pdf": "PDF",
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/heic": "HEIC",
};

/** Formats that browsers display; others open in another app. */
export const isPicture = (type: UploadType) => type === "image/jpeg" || type === "image/png";

/** Percentage, because SVG loses precision with millions of bytes. */
export const percentOf = (part: number, whole: number) => (100 * part) / whole;

export const usedBytes = (uploads: readonly Upload[]) =>
  uploads.reduce((sum, { bytes }) => sum + bytes, 0);

/** Longest side of a shrunk photo in pixels; an A4 page stays readable at about 170 dpi. */
const LONGEST_SIDE = 2000;

interface Sides {
  readonly width: number;
  readonly height: number;
}

export function smallerSides({ width, height }: Sides): Sides {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** Smaller photos are not worth shrinking. */
const LARGE_PHOTO_BYTES = 1_000_000;
const WORTH_IT = 0.8;

export const isWorthIt = (original: number, smaller: number) => smaller <= original * WORTH_IT;

export function refusalOf(
  { type, bytes }: { readonly type: UploadType | null; readonly bytes: number },
  saved: readonly Upload[],
): MessageDescriptor | null {
  if (bytes === 0) return msg`This file is empty. Choose another.`;
  if (type === null) {
    return msg`Choose a PDF, or a photo as JPEG, PNG or HEIC. This file is something else.`;
  }
  if (bytes > UPLOAD_MAX_BYTES) {
    return msg`This file is larger than 10 MB. Scan or photograph fewer pages at once.`;
  }
  if (saved.length >= UPLOADS_MAX_COUNT) {
    const max = UPLOADS_MAX_COUNT;
    return msg`You have ${max} files already. Delete one to add another.`;
  }
  if (usedBytes(saved) + bytes > UPLOADS_MAX_BYTES) {
    return msg`Your 200 MB are full. Delete a file you no longer need.`;
  }
  return null;
}

export const nameWithoutEnding = (name: string) => name.replace(/\.[A-Za-z0-9]{1,5}$/, "");

export type Prepared =
  | { readonly kind: "refused"; readonly words: MessageDescriptor }
  | {
      readonly kind: "ready";
      readonly type: UploadType;
      readonly smaller: Blob | null;
      readonly mustShrink: boolean;
    };

export async function prepareFile(file: File, saved: readonly Upload[]): Promise<Prepared> {
  try {
    const type = typeOfHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    const smaller = type === null || !isPicture(type) ? null : await smallerPhoto(file);
    const whole = refusalOf({ type, bytes: file.size }, saved);
    const shrunk = smaller && refusalOf({ type: "image/jpeg", bytes: smaller.size }, saved);
    const fits = whole === null || (smaller !== null && shrunk === null);
    if (type === null || !fits) return { kind: "refused", words: whole ?? UNREADABLE };
    return { kind: "ready", type, smaller, mustShrink: whole !== null };
  } catch {
    // Reading may fail if the file is only in the cloud.
    return { kind: "refused", words: UNREADABLE };
  }
}

const UNREADABLE = msg`We can't read this file. Choose it again, or another.`;

const QUALITY = 0.85;
// Larger pictures need more memory than cheap phones have.
const MOST_BYTES = 4 * UPLOAD_MAX_BYTES;

async function smallerPhoto(file: File): Promise<Blob | null> {
  if (file.size < LARGE_PHOTO_BYTES || file.size > MOST_BYTES) return null;
  const smaller = await redraw(file).catch(() => null);
  return smaller !== null && isWorthIt(file.size, smaller.size) ? smaller : null;
}

/** Removes the metadata (location, camera), too. `null` without a canvas; rejects a bad file. */
export async function redraw(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, smallerSides(picture));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // JPEG has no transparency; paper is white.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
