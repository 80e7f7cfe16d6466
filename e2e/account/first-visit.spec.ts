import { demoAccount } from "#server/demo/plant.ts";
import { measuredPages } from "../../scripts/bench/web/pages.ts";
import { followTraffic } from "../../scripts/bench/web/traffic.ts";
import { watchPage } from "../../scripts/bench/web/watch.ts";
import { expect, test } from "../support/fixtures.ts";
import { remember, send, type Woman } from "../support/woman.ts";

/** 400 kbps and 400 ms, as on a bus: responses arrive in the order of their requests. */
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const MOST_REQUESTS = 22;
/** 1 kB is 1,000 bytes, including headers. */
const MOST_KILOBYTES = 190;

test("on a slow line a first visit shows home after at most 22 requests and 190 kB", async ({
  page,
  mwezi,
}) => {
  await mwezi.plantDemo();
  const { email, password } = demoAccount;
  const answer = await send("POST", `${mwezi.address}/api/auth/login`, { email, password });
  const { token, user } = (await answer.json()) as { token: string; user: Woman };
  await remember(page, { ...user, token }, { setUp: true });
  const usable = measuredPages.find(({ name }) => name === "home")?.usable ?? [];
  // The test runner's compiler adds calls of `__name`, which the page doesn't have.
  await page.addInitScript("globalThis.__name = (value) => value;");
  await page.addInitScript(watchPage, usable);
  const session = await page.context().newCDPSession(page);
  const traffic = await followTraffic(session);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });

  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.notes?.usable != null);
  const shownAfter = await page.evaluate(() => globalThis.notes?.usable ?? 0);
  const { requests, kilobytes } = traffic.until(shownAfter / 1000);

  const figures = `${requests} requests, ${kilobytes.toFixed(1)} kB`;
  test.info().annotations.push({ type: "home, cold", description: figures });
  expect(requests, figures).toBeGreaterThan(5);
  expect(requests, figures).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(kilobytes, figures).toBeLessThanOrEqual(MOST_KILOBYTES);
});
