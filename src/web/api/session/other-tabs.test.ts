import { afterEach, describe, expect, it, vi } from "vitest";
import { QueryClient } from "../queries/client.ts";
import { followOtherTabs, tellOtherTabs } from "./other-tabs.ts";

const otherTab = new BroadcastChannel("mwezi.changed");
afterEach(() => {
  otherTab.onmessage = null;
});

describe("open tabs", () => {
  it("refetch after a save in another tab", async () => {
    const client = new QueryClient();
    const logs = client.query({ queryKey: ["/api/pcos-logs"], queryFn: async () => [] });
    client.setQueryData(["/api/pcos-logs"], []);
    const stop = followOtherTabs(client);
    expect(logs.isStale(Number.POSITIVE_INFINITY)).toBe(false);
    otherTab.postMessage("saved");
    await vi.waitFor(() => expect(logs.isStale(Number.POSITIVE_INFINITY)).toBe(true));
    stop();
  });

  it("learn that something was saved, but not what", async () => {
    const heard = new Promise<unknown>((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data);
    });
    tellOtherTabs();
    expect(await heard).toBe("saved");
  });
});
