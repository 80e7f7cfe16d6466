import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

it("names a device without a word of English, as far as it is known", () => {
  const names = ["Chrome on Android", "Samsung Internet on Android", "Firefox", "A browser on iOS"];
  expect(names.map(deviceName)).toEqual([
    ...["Chrome · Android", "Samsung Internet · Android", "Firefox", "iOS"],
  ]);
  expect(["A browser", null].map(deviceName)).toEqual([null, null]);
});
