import { describe, expect, it } from "vitest";
import type { BodyPlace, Upload } from "#contract/entries/uploads.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { cameraFor, latestPlace, pairOf, photosOf } from "./view-model.ts";

const photo = (id: string, date: string, bodyPlace?: BodyPlace): Upload => ({
  id,
  date: calendarDay(date),
  name: id,
  type: "image/jpeg",
  bytes: 1,
  ...(bodyPlace && { bodyPlace }),
});

const uploads = [
  photo("paper", "2026-11-30"),
  photo("c", "2026-11-01", "chin"),
  photo("a", "2026-03-01", "chin"),
  photo("b", "2026-07-01", "chin"),
  photo("back", "2026-05-01", "back"),
];
const chin = photosOf(uploads, "chin");
const NONE = { earlier: null, later: null };
const idsOf = (photos: readonly Upload[]) => photos.map(({ id }) => id);

describe("photos side by side", () => {
  it("show one place, oldest first, and never a document", () => {
    expect(idsOf(chin)).toEqual(["a", "b", "c"]);
    expect(photosOf(uploads, "face")).toEqual([]);
  });

  it("are the first and the last unless others are chosen", () => {
    expect(idsOf(pairOf(chin, NONE))).toEqual(["a", "c"]);
    expect(idsOf(pairOf(chin, { earlier: "b", later: null }))).toEqual(["b", "c"]);
    expect(idsOf(pairOf(chin, { earlier: "gone", later: "b" }))).toEqual(["a", "b"]);
  });

  it("show a single photo if there is only one, and nothing without photos", () => {
    expect(idsOf(pairOf(photosOf(uploads, "back"), NONE))).toEqual(["back"]);
    expect(pairOf([], NONE)).toEqual([]);
  });

  it("start with the place photographed last", () => {
    expect(latestPlace(uploads)).toBe("chin");
    expect(latestPlace([photo("paper", "2026-11-30")])).toBe("face");
  });

  it("use the camera that shows the place on the screen", () => {
    expect([cameraFor("chin"), cameraFor("back")]).toEqual(["user", "environment"]);
  });
});
