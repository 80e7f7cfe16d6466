import { listMoods, listStress } from "#contract/entries/check-in.ts";
import { listCycles } from "#contract/entries/cycles.ts";
import { listDailyLogs } from "#contract/entries/daily-log.ts";
import { listLifeStages } from "#contract/entries/life-stages.ts";
import { listDayMeasures } from "#contract/entries/measures.ts";
import { listDoses, listMedicines } from "#contract/entries/medicines.ts";
import { listOvulation } from "#contract/entries/ovulation.ts";
import { listSigns } from "#contract/entries/signs.ts";
import { listSymptoms } from "#contract/entries/symptoms.ts";
import { listConcerns } from "#contract/insights/concerns.ts";
import { getConcernsSeen } from "#contract/insights/concerns-seen.ts";
import { listSharedReports } from "#contract/visit/links.ts";
import { getVisitPlan, makeVisitReport } from "#contract/visit/visit.ts";
import { visitParts } from "#contract/visit/visit-report.ts";
import { call } from "#web/api/call.ts";
import { findDevice } from "#web/api/device/find-device.ts";

/** As many days as home and the calendar read. */
const LOG_DAYS = "120";

/** The data of the pages that open offline, by path. */
const readings: Readonly<Record<string, () => Promise<unknown>>> = {
  [listCycles.path]: () => call(listCycles, {}),
  [listDailyLogs.path]: () => call(listDailyLogs, { query: { days: LOG_DAYS } }),
  [listSymptoms.path]: () => call(listSymptoms, {}),
  [listMoods.path]: () => call(listMoods, {}),
  [listStress.path]: () => call(listStress, {}),
  [listOvulation.path]: () => call(listOvulation, {}),
  [listDayMeasures.path]: () => call(listDayMeasures, {}),
  [listSigns.path]: () => call(listSigns, {}),
  [listMedicines.path]: () => call(listMedicines, {}),
  [listDoses.path]: () => call(listDoses, {}),
  [listLifeStages.path]: () => call(listLifeStages, {}),
  [listConcerns.path]: () => call(listConcerns, {}),
  [getConcernsSeen.path]: () => call(getConcernsSeen, {}),
  [getVisitPlan.path]: () => call(getVisitPlan, {}),
  [listSharedReports.path]: () => call(listSharedReports, {}),
  [makeVisitReport.path]: readReport,
};

async function readReport(): Promise<unknown> {
  const { months } = await call(getVisitPlan, {});
  const body = { months, include: [...visitParts], withName: true };
  return call(makeVisitReport, { body });
}

/** Home reads only the latest of these; offline pages need all. */
const inPart = new Set<string>([listSymptoms.path, listMoods.path, listStress.path]);
const isWhole = (query: object) => Object.keys(query).length === 0;

/** Fetches in sequence whatever offline pages need and this device hasn't stored. */
export async function readAhead(token: string): Promise<void> {
  const device = await findDevice(token);
  if (device === null) return;
  const opened = device.heads().filter(({ path, query }) => isWhole(query) || !inPart.has(path));
  const paths = new Set(opened.map(({ path }) => path.split("#")[0]));
  for (const [path, read] of Object.entries(readings)) if (!paths.has(path)) await read();
}
