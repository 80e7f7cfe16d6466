import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { UPLOAD_MAX_BYTES, type Upload, type UploadType } from "#contract/uploads.ts";
import {
  HEAD_BYTES,
  isPicture,
  isWorthIt,
  LARGE_PHOTO_BYTES,
  refusalOf,
  smallerSides,
  typeOfHead,
} from "../view-model.ts";

/** A chosen file, looked at before anything is sent. */
export type Prepared =
  | { readonly kind: "refused"; readonly words: MessageDescriptor }
  | {
      readonly kind: "ready";
      readonly type: UploadType;
      /** The same photo with fewer dots; `null` where that saves nothing. */
      readonly smaller: Blob | null;
      /** Whether only the smaller photo fits. */
      readonly mustShrink: boolean;
    };

/** Looks at what a file is, whether it fits, and how small it could be. */
export async function prepareFile(file: File, held: readonly Upload[]): Promise<Prepared> {
  try {
    const type = typeOfHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    const smaller = type === null || !isPicture(type) ? null : await smallerPhoto(file);
    const whole = refusalOf({ type, bytes: file.size }, held);
    const shrunk = smaller && refusalOf({ type: "image/jpeg", bytes: smaller.size }, held);
    const fits = whole === null || (smaller !== null && shrunk === null);
    if (type === null || !fits) return { kind: "refused", words: whole ?? UNREADABLE };
    return { kind: "ready", type, smaller, mustShrink: whole !== null };
  } catch {
    // A file in the cloud may not be there when it is read.
    return { kind: "refused", words: UNREADABLE };
  }
}

const UNREADABLE = msg`This file cannot be read. Choose it again, or another.`;

const QUALITY = 0.85;
// A picture of more dots would need more memory than a cheap phone has.
const MOST_BYTES = 4 * UPLOAD_MAX_BYTES;

async function smallerPhoto(file: File): Promise<Blob | null> {
  if (file.size < LARGE_PHOTO_BYTES || file.size > MOST_BYTES) return null;
  const smaller = await redraw(file).catch(() => null);
  return smaller !== null && isWorthIt(file.size, smaller.size) ? smaller : null;
}

/** Drawn anew, a photo also loses where and with what it was taken. */
async function redraw(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, smallerSides(picture));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // JPEG knows no transparency: paper is white.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
