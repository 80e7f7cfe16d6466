// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { openScreen } from "../../../scripts/testing/screen.tsx";
import { storedValue, useStoredValue } from "./stored-value.ts";

const KEY = "mwezi.test.v1";
const moon = storedValue(KEY, z.object({ phase: z.enum(["new", "full"]) }));

function Phase({ lookEvery }: { readonly lookEvery?: number }) {
  return <p>Moon: {useStoredValue(moon, lookEvery)?.phase ?? "unknown"}</p>;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a stored value", () => {
  it("is read back, and is gone once removed", () => {
    expect(moon.read()).toBeNull();
    expect(moon.write({ phase: "full" })).toBe(true);
    expect(moon.read()).toEqual({ phase: "full" });
    moon.write(null);
    expect(localStorage.length).toBe(0);
  });

  it.each(["{", "null", "7", '{"phase":"half"}'])("that reads %s counts as absent", (text) => {
    localStorage.setItem(KEY, text);
    expect(moon.read()).toBeNull();
  });

  it("that is a word is stored without quotes, for scripts without JSON", () => {
    const unit = storedValue(KEY, z.enum(["mmol/L", "mg/dL"]));
    unit.write("mg/dL");
    expect(localStorage.getItem(KEY)).toBe("mg/dL");
    expect(unit.read()).toBe("mg/dL");
  });

  it("of the tab is not stored in the browser", () => {
    storedValue(KEY, z.string(), "tab").write("draft");
    expect(sessionStorage.getItem(KEY)).toBe("draft");
    expect(localStorage.length).toBe(0);
  });
});

it.each(["full", "forbidden"])("a storage that is %s throws nothing and returns false", (state) => {
  const refuse = () => {
    throw new Error(state);
  };
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const full = { getItem: () => null, setItem: refuse, removeItem: () => undefined };
  vi.stubGlobal("localStorage", state === "full" ? full : broken);
  expect(moon.write({ phase: "new" })).toBe(false);
  expect(moon.read()).toBeNull();
});

describe("a screen that shows a stored value", () => {
  let screen: Awaited<ReturnType<typeof openScreen>>;
  afterEach(async () => {
    await screen.close();
  });

  it("follows writes of this tab", async () => {
    screen = await openScreen(<Phase />);
    await screen.settle(() => moon.write({ phase: "full" }));
    expect(screen.text()).toContain("Moon: full");
  });

  it("follows writes of other tabs", async () => {
    screen = await openScreen(<Phase />);
    localStorage.setItem(KEY, '{"phase":"new"}');
    await screen.settle();
    expect(screen.text()).toContain("Moon: unknown");
    await screen.settle(() => dispatchEvent(new StorageEvent("storage", { key: KEY })));
    expect(screen.text()).toContain("Moon: new");
  });

  it("polls if asked to", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    screen = await openScreen(<Phase lookEvery={2000} />);
    localStorage.setItem(KEY, '{"phase":"new"}');
    await screen.settle(() => vi.advanceTimersByTime(1999));
    expect(screen.text()).toContain("Moon: unknown");
    await screen.settle(() => vi.advanceTimersByTime(1));
    expect(screen.text()).toContain("Moon: new");
    vi.useRealTimers();
  });
});
