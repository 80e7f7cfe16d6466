import { isDeepStrictEqual } from "node:util";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Writer } from "../journal.ts";
import { answersIn, type StageHistory, withProfileStages } from "./life-stage-history.ts";
import { storedProfile } from "./profile-entry.ts";
import type { StoredReader } from "./reader.ts";

export async function readHistory(reader: StoredReader, today: CalendarDay): Promise<StageHistory> {
  const stored = answersIn((await storedProfile(reader)).entry);
  const stages = await reader.list("lifeStage");
  return withProfileStages({ stages, stored }, today);
}

export async function writeHistory(
  writer: Writer,
  after: StageHistory,
  except: string | null,
): Promise<void> {
  const before = new Map((await writer.list("lifeStage")).map((stage) => [stage.id, stage]));
  const later = new Map(after.stages.map((stage) => [stage.id, stage]));
  for (const id of before.keys()) {
    if (id !== except && !later.has(id)) await writer.remove("lifeStage", id);
  }
  for (const [id, stage] of later) {
    const isSame = isDeepStrictEqual(before.get(id), stage);
    if (id !== except && !isSame) await writer.put("lifeStage", stage);
  }
  const { entry: profile } = await storedProfile(writer);
  const changed = { ...profile, ...after.stored };
  if (!isDeepStrictEqual(profile, changed)) await writer.put("profile", changed);
}
