// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { LockCard } from "./lock-card.tsx";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [true, false],
  [false, true],
])("on a secure page (%s) offers a PIN, otherwise says that https is missing", async (...given) => {
  const [isSecure, saysWhy] = given;
  vi.stubGlobal("isSecureContext", isSecure);
  const screen = await openScreen(<LockCard />);
  expect(screen.text().includes("Set PIN")).toBe(isSecure);
  expect(screen.text().includes("no secure connection (https)")).toBe(saysWhy);
  await screen.close();
});
