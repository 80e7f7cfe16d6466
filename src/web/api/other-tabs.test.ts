import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { followOtherTabs, tellOtherTabs } from "./other-tabs.ts";

const otherTab = new BroadcastChannel("mwezi.changed");
afterEach(() => {
  otherTab.onmessage = null;
});

describe("several tabs", () => {
  it("what another tab saved is read anew here", async () => {
    const client = new QueryClient();
    client.setQueryData(["/api/pcos-logs"], []);
    const stop = followOtherTabs(client);
    const invalidated = new Promise<void>((resolve) => {
      client.getQueryCache().subscribe(({ type }) => {
        if (type === "updated") resolve();
      });
    });
    otherTab.postMessage("saved");
    await invalidated;
    expect(client.getQueryState(["/api/pcos-logs"])?.isInvalidated).toBe(true);
    stop();
  });

  it("another tab hears that something was saved, and nothing of what", async () => {
    const heard = new Promise<unknown>((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data);
    });
    tellOtherTabs();
    expect(await heard).toBe("saved");
  });
});
