import { randomBytes } from "node:crypto";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { createChance } from "#server/demo/chance.ts";
import {
  type DemoDay,
  demoDailyLog,
  demoMood,
  demoStress,
  demoSymptoms,
} from "#server/demo/days.ts";
import { demoWomen } from "#server/demo/women.ts";
import { register } from "#server/features/account/registration.ts";
import { authenticate } from "#server/features/account/sessions.ts";
import { createThrottle } from "#server/http/fairness/throttle.ts";
import { connectDatabase } from "#server/storage/db/connect.ts";
import { storeFile } from "#server/storage/files/sealed-file.ts";
import { createJournal, type Writer } from "#server/storage/journal/journal.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";

const DAYS = 3652;
const CYCLE = 29;
const BLEEDING = 5;
const PAPERS = 10;
const PAPER_BYTES = 1_000_000;

export interface Planted {
  readonly token: string;
  readonly secret: string;
  readonly entries: number;
}

export async function plantTenYears(file: string): Promise<Planted> {
  const db = await connectDatabase({ engine: "sqlite", file });
  const clock = Date.now;
  const secret = randomBytes(32).toString("hex");
  const services = {
    db,
    clock,
    secret: createServerSecret(secret),
    throttle: createThrottle(db, clock),
  };
  const caller = { address: "127.0.0.1", userAgent: undefined };
  const woman = { name: "Thandi", email: "thandi@example.org", password: "marula-24" };
  const { token } = await register(services, caller, woman);
  const { owner } = await authenticate(db, `Bearer ${token}`, clock());
  const entries = await createJournal(db).write(owner, async (writer, transaction) => {
    const count = await writeDays(writer);
    for (let paper = 0; paper < PAPERS; paper += 1) {
      const id = crypto.randomUUID();
      const date = addDays(dayInZone(clock(), "UTC"), -paper);
      const type = "application/pdf" as const;
      await writer.put("upload", { id, date, name: `${paper}.pdf`, type, bytes: PAPER_BYTES });
      await storeFile(transaction, owner, id, randomBytes(PAPER_BYTES));
    }
    return count + PAPERS;
  });
  await db.destroy();
  return { token, secret, entries };
}

async function writeDays(writer: Writer): Promise<number> {
  const chance = createChance(1);
  const today = dayInZone(Date.now(), "UTC");
  let count = 0;
  const put: Writer["put"] = async (kind, entry) => {
    count += 1;
    return writer.put(kind, entry);
  };
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const cycleDay = ((DAYS - ago) % CYCLE) + 1;
    const date = addDays(today, -ago);
    const isBleeding = cycleDay <= BLEEDING;
    const day: DemoDay = { date, cycleDay, isBleeding, isLastWeek: cycleDay > CYCLE - 7 };
    if (cycleDay === 1) {
      const id = chance.uuid();
      const endDay = addDays(date, BLEEDING - 1);
      await put("cycle", { id, startDate: date, startDay: date, endDate: endDay, endDay });
    }
    const mood = demoMood(day, chance);
    await put("mood", mood);
    await put("stress", demoStress(day, mood.stress, chance));
    await put("dailyLog", demoDailyLog(day, chance));
    await put("ovulation", { id: chance.uuid(), date, basalBodyTemp: 36.4 });
    const { symptoms } = demoWomen[0];
    for (const symptom of demoSymptoms(day, [...symptoms, ...symptoms], chance)) {
      await put("symptom", symptom);
    }
  }
  return count;
}
