// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { WhenNear } from "./when-near.tsx";

let screen: Awaited<ReturnType<typeof openScreen>>;
let comesNear: (isNear: boolean) => void;

function watching() {
  class Observer {
    constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      comesNear = (isIntersecting) => onChange([{ isIntersecting }]);
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

it("content far down is a placeholder until it is scrolled near", async () => {
  watching();
  screen = await openScreen(far(false));
  await screen.settle(() => comesNear(false));
  expect(screen.text()).toContain("its place");
  await screen.settle(() => comesNear(true));
  expect(screen.text()).toContain("what it holds");
});

it("wanted content renders wherever it is", async () => {
  watching();
  screen = await openScreen(far(true));
  expect(screen.text()).toContain("what it holds");
});

it("content far down renders before printing", async () => {
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

it("everything renders in browsers without intersection observers", async () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  screen = await openScreen(far(false));
  expect(screen.text()).toContain("what it holds");
});
