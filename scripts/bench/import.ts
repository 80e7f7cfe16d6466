import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openAsBlob, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { readFile } from "#web/readers/read-file.ts";
import { writeAppleExport } from "./support/apple-export.ts";

// Measures time and memory of reading a large Apple Health export, then the server's time for ten
// years of entries. Usage:
//   node scripts/run.mjs bench/import [megabytes, default 500]
const MEGABYTE = 1_000_000;
const megabytes = Number(process.argv[2] ?? 500);
const TODAY = calendarDay("2026-11-20");

if (process.env.IMPORT_FILE) await measure(process.env.IMPORT_FILE);
else {
  await measureApart();
  await measureServer();
}

/** Measures in a separate process, to exclude the creation of the file. */
async function measureApart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mwezi-import-"));
  const file = join(folder, "export.xml");
  writeAppleExport(file, megabytes);
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, IMPORT_FILE: file },
  });
  await once(child, "exit");
  rmSync(folder, { recursive: true });
}

async function measure(file: string): Promise<void> {
  const blob = await openAsBlob(file);
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const began = performance.now();
  const onProgress = () => {
    peak = Math.max(peak, process.memoryUsage().rss);
  };
  const reading = await readFile(blob, { today: TODAY, timeZone: "UTC" }, { onProgress });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  const cycles =
    reading.kind === "history" ? (reading.history.entries.cycles as unknown[]).length : 0;
  const size = statSync(file).size / MEGABYTE;
  console.log(`read ${size.toFixed(0)} MB of XML in ${seconds.toFixed(1)} s: ${cycles} periods`);
  console.log(
    `memory: ${(before / MEGABYTE).toFixed(0)} MB before, at most ${(peak / MEGABYTE).toFixed(0)} MB, grown by ${((peak - before) / MEGABYTE).toFixed(0)} MB`,
  );
}

/** Ten years of dense entries, through the real app on SQLite. */
async function measureServer(): Promise<void> {
  // Imported late, or the server would count towards the reader's memory.
  const { startMwezi } = await import("../../e2e/support/server.ts");
  const { registerThrough } = await import("../../e2e/support/woman.ts");
  const mwezi = await startMwezi();
  const { token } = await registerThrough(mwezi.address, "thandi@example.org");
  const days = Array.from({ length: 3650 }, (_, place) => addDays(TODAY, -1 - place));
  const entries = {
    cycles: days
      .filter((_, place) => place % 29 === 10)
      .map((day) => ({ startDate: day, startDay: day, endDate: day, endDay: day })),
    symptoms: days.flatMap((date) =>
      symptomTypes.slice(0, 5).map((type) => ({ date, type, severity: 5, notes: "as every day" })),
    ),
    pcosLogs: days.map((date) => ({ date, pain_level: 3, mood: "ok", notes: "a note of the day" })),
    ovulation: days.map((date) => ({ date, basalBodyTemp: 36.5 })),
  };
  const body = JSON.stringify({ source: "clue", entries });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (const round of ["first", "again"]) {
    const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
    const answer = await fetch(`${mwezi.address}/api/imports`, { method: "POST", headers, body });
    const { id, written, same } = await answer.json();
    const seconds = ((performance.now() - began) / 1000).toFixed(2);
    const cpu = process.cpuUsage(cpuBefore);
    const busy = ((cpu.user + cpu.system) / 1e6).toFixed(2);
    console.log(
      `${round}: ${seconds} s (${busy} s of processor), written ${sum(written)}, same ${sum(same)}`,
    );
    if (round === "first") continue;
    const [past] = await (await fetch(`${mwezi.address}/api/imports`, { headers })).json();
    const start = performance.now();
    await fetch(`${mwezi.address}/api/imports/${id ?? past.id}`, {
      method: "DELETE",
      headers: { authorization: headers.authorization },
    });
    console.log(`undone in ${((performance.now() - start) / 1000).toFixed(2)} s`);
  }
  await mwezi.stop();
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
