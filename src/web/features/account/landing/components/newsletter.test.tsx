// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { Newsletter } from "./newsletter.tsx";

let screen: Awaited<ReturnType<typeof openScreen>>;
let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer({});
  screen = await openScreen(<Newsletter />);
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("a mistyped address shows an error and stays in the field", async () => {
  await screen.type("Email address", "thandi at example");
  await screen.press("Subscribe");
  expect(screen.text()).toContain("Please enter a valid email address.");
  expect(screen.field("Email address").value).toBe("thandi at example");
});

it("a valid address clears the field, shows thanks and is not sent", async () => {
  await screen.type("Email address", "thandi@example.org");
  await screen.press("Subscribe");
  expect(screen.text()).toContain("Thank you for subscribing to our newsletter.");
  expect(screen.field("Email address").value).toBe("");
  expect(server.sent).toEqual([]);
});
