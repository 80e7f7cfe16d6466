import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

it("names a device by product names only, without English words", () => {
  const names = ["Chrome on Android", "Samsung Internet on Android", "Firefox", "A browser on iOS"];
  expect(names.map(deviceName)).toEqual([
    "Chrome · Android",
    "Samsung Internet · Android",
    "Firefox",
    "iOS",
  ]);
  expect(["A browser", null].map(deviceName)).toEqual([null, null]);
});
