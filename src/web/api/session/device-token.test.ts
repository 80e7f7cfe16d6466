// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { login } from "#contract/account/auth.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { deviceHeaders, forgetDevice } from "./device-token.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("a browser has one valid device token until it is forgotten", () => {
  const headers = deviceHeaders();
  expect(login.request.headers?.parse(headers)).toEqual({
    "device-token": expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(deviceHeaders()).toEqual(headers);
  forgetDevice();
  expect(localStorage.getItem(storageKeys.device)).toBe(null);
  expect(deviceHeaders()).not.toEqual(headers);
});

it("a malformed stored device token is replaced", () => {
  localStorage.setItem(storageKeys.device, "not a token");
  expect(login.request.headers?.safeParse(deviceHeaders()).success).toBe(true);
});

it("a browser without storage signs in without a device token", () => {
  const refuse = () => {
    throw new DOMException("no storage", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(deviceHeaders()).toEqual({});
});
