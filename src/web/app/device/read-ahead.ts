import { visitParts } from "#contract/visit/visit-report.ts";
import { call } from "#web/api/call.ts";
import { findDevice } from "#web/api/device/find-device.ts";

/** As many days as home and the calendar read. */
const LOG_DAYS = "120";

const readings: Readonly<Record<string, () => Promise<unknown>>> = {
  "/api/cycles": () => call("GET /api/cycles", {}),
  "/api/pcos-logs": () => call("GET /api/pcos-logs", { query: { days: LOG_DAYS } }),
  "/api/symptoms": () => call("GET /api/symptoms", {}),
  "/api/moods": () => call("GET /api/moods", {}),
  "/api/stress": () => call("GET /api/stress", {}),
  "/api/ovulation": () => call("GET /api/ovulation", {}),
  "/api/metabolic": () => call("GET /api/metabolic", {}),
  "/api/labs": () => call("GET /api/labs", {}),
  "/api/signs": () => call("GET /api/signs", {}),
  "/api/medicines": () => call("GET /api/medicines", {}),
  "/api/doses": () => call("GET /api/doses", {}),
  "/api/life-stages": () => call("GET /api/life-stages", {}),
  "/api/concerns": () => call("GET /api/concerns", {}),
  "/api/concerns-seen": () => call("GET /api/concerns-seen", {}),
  "/api/visit/plan": () => call("GET /api/visit/plan", {}),
  "/api/shared-reports": () => call("GET /api/shared-reports", {}),
  "/api/visit/report": readReport,
};

async function readReport(): Promise<unknown> {
  const { months } = await call("GET /api/visit/plan", {});
  const body = { months, include: [...visitParts], withName: true };
  return call("POST /api/visit/report", { body });
}

/** Home reads only the latest of these; offline pages need all. */
const inPart = new Set<string>(["/api/symptoms", "/api/moods", "/api/stress"]);
const isWhole = (query: object) => Object.keys(query).length === 0;

/** Fetches in sequence whatever offline pages need and this device hasn't stored. */
export async function readAhead(token: string): Promise<void> {
  const device = await findDevice(token);
  if (device === null) return;
  const opened = device.heads().filter(({ path, query }) => isWhole(query) || !inPart.has(path));
  const paths = new Set(opened.map(({ path }) => path.split("#")[0]));
  for (const [path, read] of Object.entries(readings)) if (!paths.has(path)) await read();
}
