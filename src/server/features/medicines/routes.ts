import type { FastifyInstance } from "fastify";
import { makeMedicineList } from "#contract/medicine-list.ts";
import {
  addMedicine,
  changeMedicine,
  deleteDose,
  deleteMedicine,
  listDoses,
  listMedicines,
  saveDose,
} from "#contract/medicines.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import { collections } from "#server/storage/journal/collections.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { newestFirst } from "#server/storage/journal/newest-first.ts";
import type { Reader } from "#server/storage/journal/reader.ts";
import {
  answerOf,
  existing,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";
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

  route(app, gatekeeper, deleteMedicine, async (call) => {
    const { id } = call.params;
    // Before the transaction, which holds others up while it opens thousands.
    const keysBefore = await doseKeys(journal.read(call.owner), id);
    return journal.write(call.owner, async (writer) => {
      await removeEntry(writer, "medicine", await writer.findStored("medicine", id), call);
      const isUnchanged = writer.revision === call.session.revision + 1;
      await writer.removeAll("dose", isUnchanged ? keysBefore : await doseKeys(writer, id));
      return null;
    });
  });

  route(app, gatekeeper, makeMedicineList, (call) => work.run(call, "medicineList", call.body));

  doseRoutes(app, gatekeeper, journal);
}

async function doseKeys(reader: Reader, medicineId: string): Promise<string[]> {
  const doses = (await reader.list("dose")).filter((dose) => dose.medicineId === medicineId);
  return doses.map(collections.dose.naturalKey);
}

function doseRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  const doses = datedEntries(journal, "dose");

  route(app, gatekeeper, listDoses, ({ owner, query }) => doses.list(owner, query));

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
