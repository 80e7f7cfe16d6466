import { once } from "node:events";
import type { BrowserContext, CDPSession } from "@playwright/test";
import type { CountedLine } from "../../../e2e/support/counted-line.ts";
import type { MeasuredPage } from "./pages.ts";
import { followTraffic } from "./traffic.ts";
import { watchPage } from "./watch.ts";

/** A cheap phone on a slow line: 400 kbps, 400 ms, a quarter of this machine's CPU. */
const LINE = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const CPU_SLOWER_BY = 4;
const LONGEST = 60_000;

/** The cost of a visit; times in seconds, sizes in kB (1,000 bytes) with headers. */
export interface Visit {
  readonly usable: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** CPU time of the page's throttled main thread until usable; hardly affected by other load. */
  readonly processor: number;
  readonly shift: number;
  readonly requestsUntilUsable: number;
  readonly requests: number;
  readonly kilobytesUntilUsable: number;
  /** Includes the worker's downloads. */
  readonly kilobytes: number;
}

export async function visit(
  context: BrowserContext,
  { path, usable }: MeasuredPage,
  line: CountedLine,
  offline: boolean,
): Promise<Visit> {
  const page = await context.newPage();
  // The compiler of this script adds calls of `__name`, which the page doesn't have.
  await page.addInitScript("globalThis.__name = (value) => value;");
  await page.addInitScript(watchPage, usable);
  const session = await context.newCDPSession(page);
  const traffic = await followTraffic(session);
  await session.send("Network.emulateNetworkConditions", { offline, ...LINE });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER_BY });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const usableNow = await listenFor(session, "tellUsable");
  const before = line.received();
  await page.goto(line.address + path, { waitUntil: "commit", timeout: LONGEST });
  await usableNow();
  const { metrics } = await session.send("Performance.getMetrics");
  await traffic.untilQuiet();
  const notes = await page.evaluate(() => globalThis.notes);
  await page.close();
  if (notes?.usable == null) throw new Error(`${path} was not usable.`);
  const seconds = (milliseconds: number) => milliseconds / 1000;
  const early = traffic.until(seconds(notes.usable));
  return {
    usable: seconds(notes.usable),
    largestPaint: seconds(notes.largestPaint),
    blocking: seconds(notes.blocking),
    processor: metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0,
    shift: notes.shift,
    requestsUntilUsable: early.requests,
    requests: traffic.until(Number.POSITIVE_INFINITY).requests,
    kilobytesUntilUsable: early.kilobytes,
    kilobytes: (line.received() - before) / 1000,
  };
}

/** Polling would take the throttled thread a quarter of a second each. */
async function listenFor(session: CDPSession, name: string): Promise<() => Promise<void>> {
  const called = new Promise<void>((resolve) => {
    session.on("Runtime.bindingCalled", (call) => {
      if (call.name === name) resolve();
    });
  });
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name });
  return async () => {
    await Promise.race([called, once(AbortSignal.timeout(LONGEST), "abort")]);
  };
}
