import { expect, it } from "vitest";
import { like, oneOf } from "./like.ts";

const toast = like({ title: "", minutes: 0, inside: { isOn: true } });

it("takes what has every property of the example, with more beside", () => {
  const value = { title: "Tea", minutes: 5, inside: { isOn: false }, more: [1] };
  expect(toast.safeParse(value).data).toEqual(value);
  expect(like(0).safeParse(7).data).toBe(7);
});

it.each([null, "Tea", [], { title: "Tea" }, { title: 1, minutes: 5, inside: { isOn: true } }])(
  "takes %j for nothing",
  (value) => expect(toast.safeParse(value).data).toBeUndefined(),
);

it("takes no object in which a part is nothing", () => {
  expect(toast.safeParse({ title: "Tea", minutes: 5, inside: null }).data).toBeUndefined();
  expect(like<object>({}).safeParse(null).data).toBeUndefined();
});

it("takes one of some words and no other", () => {
  expect(oneOf("on", "off").safeParse("off").data).toBe("off");
  expect(oneOf("on", "off").safeParse("of").data).toBeUndefined();
});
