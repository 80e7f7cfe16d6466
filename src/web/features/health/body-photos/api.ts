import type { BodyPlace, Upload } from "#contract/entries/uploads.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import { pictureQuery, send } from "../uploads/api.ts";
import { redraw } from "../uploads/view-model.ts";

export interface Shot {
  readonly file: File;
  readonly place: BodyPlace;
  readonly date: CalendarDay;
  readonly signal: AbortSignal;
}

/** A photo that can't be redrawn is not sent: the original names the place where it was taken. */
export class UnreadablePhoto extends Error {}

/** @throws UnreadablePhoto */
export async function sendShot(
  { file, place, date, signal }: Shot,
  { id, isAgain }: Pick<SaveTarget<Upload>, "id" | "isAgain">,
): Promise<Upload> {
  const bytes = await redraw(file).catch(() => null);
  if (bytes === null) throw new UnreadablePhoto();
  const name = `${place}-${date}.jpg`;
  return send({ id, name, date, bytes, bodyPlace: place, isAgain, onProgress: () => {}, signal });
}

/** A decrypted photo, in memory only while it is shown. */
export const bodyPhotoQuery = (upload: Upload) => ({ ...pictureQuery(upload), gcTime: 0 });
