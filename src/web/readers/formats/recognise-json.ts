import { isClue, readClue } from "../apps/clue.ts";
import { isFlo, readFlo } from "../apps/flo.ts";
import { isMwezi, readMwezi } from "../apps/mwezi.ts";
import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import { datedLines } from "../tables/dated-lines.ts";
import { tablesIn, withLocalDays } from "../tables/json-tables.ts";
import { withoutDates } from "../tables/read-table.ts";
import { recogniseTables } from "../tables/recognise-tables.ts";
import { withReferences } from "../tables/references.ts";
import { isRecord, type JsonRecord, parseJson, textOf } from "./json.ts";
import { clearDates, type Recognised } from "./recognised.ts";

/** @throws UnreadableFile */
export async function recogniseJson(text: string, clock: LocalClock): Promise<Recognised> {
  const content = parseJson(text);
  const json = isRecord(content) ? content : { data: content };
  if (isMwezi(json)) return { kind: "history", history: readMwezi(json) };
  if (json.resourceType === "Bundle") {
    const { isFhir, readFhir } = await import("../apps/fhir.ts");
    if (isFhir(json)) return { kind: "history", history: readFhir(json) };
  }
  if (isRecord(json.data) && ("metrics" in json.data || "cycleTracking" in json.data)) {
    const { readHealthAutoExport } = await import("../apps/apple-health.ts");
    const tell = (diary: Diary) => readHealthAutoExport(diary, json);
    return { kind: "diary", source: "apple_health", ...clearDates, tell };
  }
  const isFlos = isFlo(json);
  if (isFlos || isClue(json)) {
    const tell = (diary: Diary) => (isFlos ? readFlo : readClue)(diary, json);
    return { kind: "diary", source: isFlos ? "flo" : "clue", ...clearDates, tell };
  }
  const tables = withReferences(
    tablesIn(content).map(({ name, csv }) => ({ name, csv: withLocalDays(csv, clock) })),
  );
  const found = recogniseTables(tables, clock) ?? noteIn(json, clock);
  if (found === null) throw withoutDates(tables.map(({ csv }) => csv));
  return found;
}

/** A note of Google Keep. */
const noteIn = ({ title, textContent }: JsonRecord, clock: LocalClock) =>
  datedLines(`${textOf(title)}\n${textOf(textContent)}`, clock);
