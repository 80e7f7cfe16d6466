import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { type CountedLine, openCountedLine } from "../../e2e/support/counted-line.ts";
import { signInToDemo } from "../../e2e/support/daily-use.ts";
import { startMwezi } from "../../e2e/support/server.ts";
import { ZONE } from "../../e2e/support/woman.ts";
import { launchBrowser } from "../testing/browser.ts";
import { serveEmptyPage } from "./web/empty-page.ts";
import { type MeasuredPage, measuredPages } from "./web/pages.ts";
import { type Visit, visit } from "./web/visit.ts";

// `--rounds 1` for a quick look, `--pages home,login`, `--minutes 5` to start no page after that.
const { values: flags } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    pages: { type: "string" },
    minutes: { type: "string", default: "60" },
  },
});
const rounds = Number(flags.rounds);
const end = Date.now() + Number(flags.minutes) * 60_000;
const chosen = flags.pages?.split(",");
const EMPTY: MeasuredPage = { name: "empty page", path: "/", signedIn: false, usable: ["h1"] };

type Kind = "cold" | "warm" | "offline";
type Storage = Readonly<Record<string, string>>;

const mwezi = await startMwezi();
const empty = await serveEmptyPage();
const browser = await launchBrowser();
const lines = {
  mwezi: await openCountedLine(mwezi.address),
  empty: await openCountedLine(empty.address),
};
try {
  await measureAll(browser);
} finally {
  await browser.close();
  for (const line of Object.values(lines)) line.close();
  empty.close();
  await mwezi.stop();
}

async function measureAll(chrome: Browser): Promise<void> {
  const signIn = await storageOfDemo();
  const runs = [
    { page: EMPTY, line: lines.empty, storage: {} },
    ...measuredPages
      .filter(({ name }) => !chosen || chosen.includes(name))
      .map((page) => ({ page, line: lines.mwezi, storage: page.signedIn ? signIn : {} })),
  ];
  const visits = new Map<string, Visit[]>();
  // Pages alternate, so that a disturbance of the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, line, storage } of runs) {
      if (Date.now() > end) break;
      for (const [kind, result] of await visitInTurn(chrome, page, line, storage)) {
        const key = `${page.name}, ${kind}`;
        visits.set(key, [...(visits.get(key) ?? []), result]);
      }
    }
  }
  printTable(visits);
}

/** Storage of a browser signed in to the demo account with two full years. */
async function storageOfDemo(): Promise<Storage> {
  await mwezi.plantDemo();
  const { id, name, email, token } = await signInToDemo(mwezi.address);
  return {
    [storageKeys.token]: token,
    [storageKeys.user]: JSON.stringify({ id, name, email }),
    // The wizard is completed.
    [`${storageKeys.setup}.${id}`]: JSON.stringify({ completed: true, sealed: "" }),
  };
}

/** A first visit, a second one with everything cached, and an offline one. */
async function visitInTurn(
  chrome: Browser,
  page: MeasuredPage,
  line: CountedLine,
  storage: Storage,
) {
  const entries = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await chrome.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: ZONE,
    storageState: { cookies: [], origins: [{ origin: line.address, localStorage: entries }] },
  });
  const results: [Kind, Visit][] = [];
  for (const kind of page.signedIn
    ? (["cold", "warm", "offline"] as const)
    : (["cold", "warm"] as const)) {
    results.push([kind, await visit(context, page, line, kind === "offline")]);
  }
  await context.close();
  return results;
}

function printTable(visits: ReadonlyMap<string, readonly Visit[]>): void {
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, ` +
      `Node ${process.version}, Chromium ${browser.version()}, median of at most ${rounds}.\n`,
  );
  console.log(
    "| page | usable s | × empty | LCP s | blocking ms | processor ms | shift | requests: usable / all | kB: usable / all | × empty |",
  );
  console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const [key, results] of visits) {
    const kind = key.split(", ").at(-1);
    const base = visits.get(`${EMPTY.name}, ${kind === "offline" ? "warm" : kind}`) ?? [];
    console.log(row(key, results, base));
  }
}

function row(name: string, results: readonly Visit[], base: readonly Visit[]): string {
  const of = (from: readonly Visit[], figure: keyof Visit) =>
    from.map((one) => one[figure]).sort((one, other) => one - other)[from.length >> 1] ?? 0;
  const is = (figure: keyof Visit, digits = 0) => of(results, figure).toFixed(digits);
  const milliseconds = (figure: keyof Visit) => (of(results, figure) * 1000).toFixed(0);
  const times = (figure: keyof Visit) => {
    const least = of(base, figure);
    return least === 0 ? "" : (of(results, figure) / least).toFixed(1);
  };
  const cells = [
    name,
    is("usable", 1),
    times("usable"),
    is("largestPaint", 1),
    milliseconds("blocking"),
    milliseconds("processor"),
    is("shift", 3),
    `${is("requestsUntilUsable")} / ${is("requests")}`,
    `${is("kilobytesUntilUsable", 1)} / ${is("kilobytes", 1)}`,
    times("kilobytes"),
  ];
  return `| ${cells.join(" | ")} |`;
}
