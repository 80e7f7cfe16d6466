import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore, TOAST_REMOVE_DELAY } from "./toast-store.ts";

describe("the toast store", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const titlesIn = (store: ReturnType<typeof createToastStore>) =>
    store.current().map((toast) => toast.title);

  it("shows only the newest toast [S9-30]", () => {
    const store = createToastStore();
    store.show({ title: "Period started" });
    store.show({ title: "Period ended" });
    expect(titlesIn(store)).toEqual(["Period ended"]);
  });

  it("remembers a dismissed toast, closed, for 1 000 000 milliseconds [S9-31]", () => {
    const store = createToastStore();
    store.show({ title: "Updated" });
    store.dismiss(store.current()[0]?.id ?? 0);
    vi.advanceTimersByTime(999_999);
    expect(store.current()).toMatchObject([{ title: "Updated", open: false }]);
    vi.advanceTimersByTime(1);
    expect(store.current()).toEqual([]);
  });

  it("counts from the first dismissal if a toast is dismissed twice", () => {
    const store = createToastStore();
    store.show({ title: "Updated" });
    const id = store.current()[0]?.id ?? 0;
    store.dismiss(id);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    store.dismiss(id);
    vi.advanceTimersByTime(1);
    expect(store.current()).toEqual([]);
  });

  it("doesn't remove a newer toast when an older one expires", () => {
    const store = createToastStore();
    store.show({ title: "Updated" });
    store.dismiss(store.current()[0]?.id ?? 0);
    store.show({ title: "Goals saved!" });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
    expect(titlesIn(store)).toEqual(["Goals saved!"]);
  });

  it("notifies subscribers until they unsubscribe", () => {
    const store = createToastStore();
    const heard: number[] = [];
    const leave = store.subscribe(() => heard.push(store.current().length));
    store.show({ title: "Updated" });
    leave();
    store.show({ title: "Updated" });
    expect(heard).toEqual([1]);
  });
});
