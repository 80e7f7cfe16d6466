// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeServer } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { PushCard } from "./push-card.tsx";

let screen: Awaited<ReturnType<typeof openScreen>>;
const lost = vi.fn();

afterEach(async () => {
  process.off("unhandledRejection", lost);
  await screen.close();
  vi.unstubAllGlobals();
});

it("says that the switch was not saved offline, and stays as it was", async () => {
  vi.stubGlobal("navigator", {
    ...navigator,
    serviceWorker: { getRegistration: async () => undefined },
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    permission: "default",
    requestPermission: async () => "granted",
  });
  process.on("unhandledRejection", lost);
  const server = fakeServer({ "GET /api/push": () => ({ publicKey: "key", isOnHere: false }) });
  screen = await openScreen(<PushCard />);
  await screen.settle();
  server.answer("GET /api/push", () => {
    throw new TypeError("no network");
  });
  await act(async () => screen.field("Messages on this device").click());
  await screen.settle();
  expect(screen.has("We can't reach Mwezi.")).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});
