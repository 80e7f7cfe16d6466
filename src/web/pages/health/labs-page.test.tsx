// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { fakeServer } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { LabsPage } from "./labs-page.tsx";

afterEach(() => vi.unstubAllGlobals());

it("a weight with many decimals is rounded to one everywhere on the page", async () => {
  const weighed = { id: "7", date: "2026-11-20", weight: 88.0333, waistCircumference: 95.4666 };
  fakeServer({
    "GET /api/metabolic": () => [weighed],
    "GET /api/labs": () => [],
    "GET /api/cycles": () => [],
    "GET /api/medicines": () => [],
    "GET /api/uploads": () => [],
  });
  const screen = await openScreen(<LabsPage />);
  await screen.until(() => screen.has("All values, newest first"));
  expect(screen.text()).toMatch(/Weight 88 kg/);
  expect(screen.text()).toMatch(/Waist[^0-9]* 95\.5 cm/);
  expect(document.body.innerHTML).not.toContain("1 values");
  expect(document.body.innerHTML).not.toMatch(/88\.0|95\.46/);
});
