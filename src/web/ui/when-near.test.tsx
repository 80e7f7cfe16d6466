// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { openScreen } from "../../../scripts/testing/screen.tsx";
import { WhenNear } from "./when-near.tsx";

let screen: Awaited<ReturnType<typeof openScreen>>;
let comesNear: (isNear: boolean) => void;

/** A browser that is told by the test what is near. */
function watching() {
  class Observer {
    constructor(told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      comesNear = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("IntersectionObserver", Observer);
}

afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

const far = (isWanted: boolean) => (
  <WhenNear isWanted={isWanted} waiting={<p>its place</p>}>
    <p>what it holds</p>
  </WhenNear>
);

it("what lies far down keeps its place until she comes near it", async () => {
  watching();
  screen = await openScreen(far(false));
  await screen.settle(() => comesNear(false));
  expect(screen.text()).toContain("its place");
  await screen.settle(() => comesNear(true));
  expect(screen.text()).toContain("what it holds");
});

it("what she asked for is drawn wherever it stands", async () => {
  watching();
  screen = await openScreen(far(true));
  expect(screen.text()).toContain("what it holds");
});

it("what lies far down is drawn before the page is printed", async () => {
  watching();
  screen = await openScreen(far(false));
  expect(screen.text()).toContain("its place");
  let printed = "";
  await screen.settle(() => {
    dispatchEvent(new Event("beforeprint"));
    printed = screen.text();
  });
  expect(printed).toContain("what it holds");
});

it("a browser that cannot say what is near draws all", async () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  screen = await openScreen(far(false));
  expect(screen.text()).toContain("what it holds");
});
