import { type BodyPlace, bodyPlaces, type Upload } from "#contract/entries/uploads.ts";

/** Her photos of a place, oldest first. */
export const photosOf = (uploads: readonly Upload[], place: BodyPlace): Upload[] =>
  uploads
    .filter(({ bodyPlace }) => bodyPlace === place)
    .toSorted((one, other) => one.date.localeCompare(other.date));

/** The place to begin with: the one photographed last, else the first of the list. */
export const latestPlace = (uploads: readonly Upload[]): BodyPlace =>
  uploads
    .filter(({ bodyPlace }) => bodyPlace !== undefined)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(-1)?.bodyPlace ?? bodyPlaces[0];

/** The ids of the two that she put side by side; `null` where she has not chosen. */
export interface Chosen {
  readonly earlier: string | null;
  readonly later: string | null;
}

/** The photos to show: as she chose, else the first beside the last; one where there is one. */
export function pairOf(photos: readonly Upload[], { earlier, later }: Chosen): Upload[] {
  const one = photos.find(({ id }) => id === earlier) ?? photos.at(0);
  const other = photos.find(({ id }) => id === later) ?? photos.at(-1);
  if (one === undefined || other === undefined) return [];
  return photos.length === 1 ? [one] : [one, other];
}

/** Which camera of a phone: the one that faces her, where she can see what she takes. */
export const cameraFor = (place: BodyPlace): "user" | "environment" =>
  place === "face" || place === "chin" || place === "neck" ? "user" : "environment";
