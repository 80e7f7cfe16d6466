import { type BodyPlace, bodyPlaces, type Upload } from "#contract/entries/uploads.ts";

export const photosOf = (uploads: readonly Upload[], place: BodyPlace): Upload[] =>
  uploads
    .filter(({ bodyPlace }) => bodyPlace === place)
    .toSorted((one, other) => one.date.localeCompare(other.date));

export const latestPlace = (uploads: readonly Upload[]): BodyPlace =>
  uploads
    .filter(({ bodyPlace }) => bodyPlace !== undefined)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(-1)?.bodyPlace ?? bodyPlaces[0];

export interface Chosen {
  readonly earlier: string | null;
  readonly later: string | null;
}

export function pairOf(photos: readonly Upload[], { earlier, later }: Chosen): Upload[] {
  const one = photos.find(({ id }) => id === earlier) ?? photos.at(0);
  const other = photos.find(({ id }) => id === later) ?? photos.at(-1);
  if (one === undefined || other === undefined) return [];
  return photos.length === 1 ? [one] : [one, other];
}

/** The front camera if the user can see the place on the screen, otherwise the back camera. */
export const cameraFor = (place: BodyPlace): "user" | "environment" =>
  place === "face" || place === "chin" || place === "neck" ? "user" : "environment";
