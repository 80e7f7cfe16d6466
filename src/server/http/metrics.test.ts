import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { createMetrics } from "./metrics.ts";

async function createMeasuredApp() {
  let isDatabaseUp = true;
  const readDatabase = async () => {
    if (!isDatabaseUp) throw new Error("away");
    return { bytes: 4096, duePushes: 3, dueMails: 2 };
  };
  const metrics = createMetrics({
    release: "0.1.0",
    build: "abc123",
    readDatabase,
    limitBytes: 20e9,
    readLastBackup: async () => 1_795_000_000_000,
    readWaiting: () => 7,
  });
  const test = await createTestApp("sqlite", { metrics });
  const address = await metrics.listen({ host: "127.0.0.1", port: 0 });
  const read = async () => (await fetch(address)).text();
  const setDatabase = (isUp: boolean) => {
    isDatabaseUp = isUp;
  };
  return { test, address, read, metrics, setDatabase };
}

it("responses are counted and timed by route pattern, on a separate port", async () => {
  const { test, address, read } = await createMeasuredApp();
  const client = await test.register();
  const { id } = (
    await client.send("POST", "/api/cycles", { body: { startDate: "2026-10-13" } })
  ).json();
  await client.send("PATCH", `/api/cycles/${id}`, { body: { flow: "heavy" } });
  await client.send("GET", "/api/cycles");
  const text = await read();
  expect(text).toContain(
    'mwezi_http_requests_total{method="PATCH",route="/api/cycles/:id",status="200"} 1',
  );
  expect(text).toContain(
    'mwezi_http_request_duration_seconds_count{method="GET",route="/api/cycles"} 1',
  );
  expect(text).toContain("process_resident_memory_bytes");
  expect((await test.visitor("GET", "/metrics")).statusCode).toBe(404);
  expect((await fetch(new URL("/api/cycles", address))).status).toBe(404);
  await test.close();
});

it("no account, id, address or value is a label", async () => {
  const { test, read } = await createMeasuredApp();
  const client = await test.register();
  await client.send("POST", "/api/cycles", { body: { startDate: "2026-10-13", notes: "baobab" } });
  await client.send("GET", "/api/cycles?hidden=nightjar");
  await test.visitor("GET", `/letters/${client.email}`);
  await test.visitor("GET", `/api/${client.email}/marula`);
  const text = await read();
  const secrets = [client.user.id, client.email, client.token, "2026-10-13", "baobab", "nightjar"];
  for (const secret of [...secrets, "letters", "marula"]) expect(text).not.toContain(secret);
  expect(text).toContain('route="(page)"');
  await test.close();
});

it("metrics have the build, the database's state and the last housekeeping", async () => {
  const { test, read, metrics, setDatabase } = await createMeasuredApp();
  expect(await read()).toContain('mwezi_build_info{release="0.1.0",build="abc123"} 1');
  const text = await read();
  for (const line of ["up 1", "bytes 4096"]) expect(text).toContain(`mwezi_database_${line}`);
  expect(text).toContain("mwezi_pushes_due 3\n");
  expect(text).toContain("mwezi_mails_due 2\n");
  expect(text).toContain("mwezi_database_queries_waiting 7\n");
  expect(text).toContain("mwezi_storage_limit_bytes 20000000000\n");
  expect(text).toContain("mwezi_last_backup_timestamp_seconds 1795000000\n");
  setDatabase(false);
  expect(await read()).toContain("mwezi_database_up 0");
  metrics.noteHousekeeping(1_795_000_000_000);
  expect(await read()).toContain("mwezi_last_housekeeping_timestamp_seconds 1795000000");
  await test.close();
});

it("errors are counted by their code", async () => {
  const { test, read } = await createMeasuredApp();
  await test.visitor("GET", "/api/cycles");
  expect(await read()).toContain('mwezi_failures_total{code="not_signed_in"} 1');
  await test.close();
});

it.each(["prometheus-alerts.yml", "grafana-dashboard.json"])(
  "every metric that %s queries exists",
  async (name) => {
    const { test, read } = await createMeasuredApp();
    await test.visitor("GET", "/api/cycles");
    const known = new Set([...(await read()).matchAll(/^# TYPE (\w+) /gm)].map(([, type]) => type));
    await test.close();
    const file = new URL(`../../../docs/operations/${name}`, import.meta.url);
    const queried = (await readFile(file, "utf8")).match(/\b(?:mwezi|nodejs|process)_\w+/g) ?? [];
    const base = queried.map((each) => each.replace(/_(?:bucket|count|sum)$/, ""));
    expect(base.filter((each) => !known.has(each))).toEqual([]);
    expect(base.length).toBeGreaterThan(5);
  },
);

it("the dashboard is a valid Grafana model with a query in every panel", async () => {
  const file = new URL("../../../docs/operations/grafana-dashboard.json", import.meta.url);
  const { panels, schemaVersion } = JSON.parse(await readFile(file, "utf8"));
  expect(schemaVersion).toBeGreaterThanOrEqual(36);
  for (const { targets, gridPos } of panels) {
    expect(gridPos.w).toBeLessThanOrEqual(24);
    expect(targets[0].expr).not.toBe("");
  }
});

it("metrics stop with the app", async () => {
  const { test, address } = await createMeasuredApp();
  expect((await fetch(address)).status).toBe(200);
  await test.close();
  await expect(fetch(address)).rejects.toThrow();
});
