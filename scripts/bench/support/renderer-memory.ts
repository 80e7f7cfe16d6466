import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

export async function renderersOf(chrome: Browser): Promise<readonly number[]> {
  const session = await chrome.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** A figure of a process from a file of /proc, in MB. Linux only. */
export const procMegabytes = (pid: number, file: string, line: RegExp): number =>
  Number(line.exec(readFileSync(`/proc/${pid}/${file}`, "utf8"))?.[1] ?? 0) / 1000;

/** Anonymous memory of the largest renderer in MB: without Chromium's own files. */
export async function privateMegabytes(chrome: Browser): Promise<number> {
  const pids = await renderersOf(chrome);
  return Math.max(...pids.map((pid) => procMegabytes(pid, "status", /RssAnon:\s+(\d+)/)));
}
