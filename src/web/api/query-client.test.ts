import { expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

it("what was read never goes stale, is not polled, not fetched again on focus and not retried [S7-06]", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

it("a read that fails is asked for once [S7-06]", async () => {
  let requests = 0;
  const reading = createQueryClient().fetchQuery({
    queryKey: ["moon"],
    queryFn: () => {
      requests += 1;
      return Promise.reject(new Error("no"));
    },
  });
  await expect(reading).rejects.toThrow("no");
  expect(requests).toBe(1);
});
