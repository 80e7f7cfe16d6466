import type { FastifyInstance } from "fastify";
import {
  addMedicine,
  changeMedicine,
  deleteDose,
  deleteMedicine,
  listDoses,
  listMedicines,
  saveDose,
} from "#contract/entries/medicines.ts";
import { makeMedicineList } from "#contract/visit/medicine-list.ts";
import { type Call, type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import { collections } from "#server/storage/journal/collections.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { newestFirst } from "#server/storage/journal/reading/newest-first.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import {
  answerOf,
  existing,
  removable,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";
import { createPauses } from "#server/storage/slices.ts";
import { changedMedicine, newDose, newMedicine } from "./rules.ts";
import type { medicineTasks } from "./task.ts";

export function medicineRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work<typeof medicineTasks>,
): void {
  route(app, gatekeeper, listMedicines, async ({ owner }) => {
    const stored = await journal.read(owner).listStored("medicine");
    return (await newestFirst(stored, ({ entry }) => entry.startDate)).map(answerOf);
  });

  route(app, gatekeeper, addMedicine, (call) =>
    journal.write(call.owner, async (writer) => {
      const { id = crypto.randomUUID(), ...input } = call.body;
      const duplicate = await writer.findStored("medicine", id);
      if (duplicate) return answerOf(duplicate);
      return answerOf(await writer.put("medicine", newMedicine(id, input, call)));
    }),
  );

  route(app, gatekeeper, changeMedicine, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, params } = call;
      const before = existing(await writer.findStored("medicine", params.id), expectedRevision);
      const after = changedMedicine(before.entry, call.body, call);
      return replaceEntry(writer, "medicine", { before, after, expectedRevision });
    }),
  );

  route(app, gatekeeper, deleteMedicine, (call) => deleteWithDoses(journal, call));

  route(app, gatekeeper, makeMedicineList, (call) => work.run(call, "medicineList", call.body));

  doseRoutes(app, gatekeeper, journal);
}

// About 30 ms, in which the transaction blocks all other writes.
const DOSES_AT_ONCE = 500;

/** Doses go 500 at a time, the medicine with the last: an interrupted deletion can be repeated. */
async function deleteWithDoses(journal: Journal, call: Call<typeof deleteMedicine>): Promise<null> {
  const { owner, params, session } = call;
  const keys = await doseKeys(journal.read(owner), params.id);
  const pause = createPauses();
  let writes = 0;
  for (; keys.length > DOSES_AT_ONCE; writes += 1) {
    await pause();
    const some = keys.splice(0, DOSES_AT_ONCE);
    await journal.write(owner, async (writer) => {
      removable(await writer.findStored("medicine", params.id), call);
      await writer.removeAll("dose", some);
    });
  }
  return journal.write(owner, async (writer) => {
    await removeEntry(writer, "medicine", await writer.findStored("medicine", params.id), call);
    const isUnchanged = writer.revision === session.revision + writes + 1;
    await writer.removeAll("dose", isUnchanged ? keys : await doseKeys(writer, params.id));
    return null;
  });
}

async function doseKeys(reader: Reader, medicineId: string): Promise<string[]> {
  const doses = (await reader.list("dose")).filter((dose) => dose.medicineId === medicineId);
  return doses.map(collections.dose.naturalKey);
}

function doseRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  const doses = datedEntries(journal, "dose");

  route(app, gatekeeper, listDoses, ({ owner, query, today }) => doses.list(owner, query, today));

  route(app, gatekeeper, saveDose, (call) =>
    journal.write(call.owner, async (writer) => {
      const { id = crypto.randomUUID(), ...input } = call.body;
      const medicine = await writer.find("medicine", input.medicineId);
      const draft = newDose(id, input, medicine, call);
      const before = await writer.findStored("dose", collections.dose.naturalKey(draft));
      const after = before ? { ...draft, id: before.entry.id } : draft;
      const { expectedRevision } = call;
      return replaceEntry(writer, "dose", { before, after, expectedRevision });
    }),
  );

  route(app, gatekeeper, deleteDose, (call) => doses.remove(call, call.params.id));
}
