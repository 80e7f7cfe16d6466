// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { standing, useStanding } from "./standing.ts";

let screen: Awaited<ReturnType<typeof openScreen>> | undefined;
afterEach(() => screen?.close());

function Home() {
  useStanding();
  return <p>where she is in her cycle</p>;
}

it("content below the first screen waits until home's first paint", async () => {
  let isOver = false;
  const waiting = standing.then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  screen = await openScreen(<Home />);
  expect(screen.has("where she is in her cycle")).toBe(true);
  await waiting;
  expect(isOver).toBe(true);
});
