import { expect, it } from "vitest";
import { like, oneOf } from "./like.ts";

const toast = like({ title: "", minutes: 0, inside: { isOn: true } });

it("accepts an object with all properties of the example and more", () => {
  const value = { title: "Tea", minutes: 5, inside: { isOn: false }, more: [1] };
  expect(toast.safeParse(value).data).toEqual(value);
  expect(like(0).safeParse(7).data).toBe(7);
});

it.each([null, "Tea", [], { title: "Tea" }, { title: 1, minutes: 5, inside: { isOn: true } }])(
  "rejects %j",
  (value) => expect(toast.safeParse(value).data).toBeUndefined(),
);

it("rejects an object with a null property", () => {
  expect(toast.safeParse({ title: "Tea", minutes: 5, inside: null }).data).toBeUndefined();
  expect(like<object>({}).safeParse(null).data).toBeUndefined();
});

it("accepts only the listed words", () => {
  expect(oneOf("on", "off").safeParse("off").data).toBe("off");
  expect(oneOf("on", "off").safeParse("of").data).toBeUndefined();
});
