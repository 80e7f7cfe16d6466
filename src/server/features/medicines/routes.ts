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
import { notFound } from "#server/http/problems.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import { collections } from "#server/storage/journal/collections.ts";
import { datedEntries, newestFirst } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { changedMedicine, newDose, newMedicine } from "./rules.ts";

export function medicineRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work,
): void {
  route(app, gatekeeper, listMedicines, async ({ owner }) =>
    newestFirst(await journal.read(owner).list("medicine"), ({ startDate }) => ({
      date: startDate,
    })),
  );

  route(app, gatekeeper, addMedicine, (call) =>
    journal.write(call.owner, async (writer) => {
      const { id = crypto.randomUUID(), ...sent } = call.body;
      const replayed = await writer.find("medicine", id);
      if (replayed) return replayed;
      const medicine = newMedicine(id, sent, call);
      await writer.put("medicine", medicine);
      return medicine;
    }),
  );

  route(app, gatekeeper, changeMedicine, (call) =>
    journal.write(call.owner, async (writer) => {
      const before = await writer.find("medicine", call.params.id);
      if (!before) throw notFound();
      const after = changedMedicine(before, call.body, call);
      await writer.put("medicine", after);
      return after;
    }),
  );

  route(app, gatekeeper, deleteMedicine, ({ owner, params }) =>
    journal.write(owner, async (writer) => {
      if (!(await writer.remove("medicine", params.id))) throw notFound();
      const doses = await writer.list("dose");
      for (const dose of doses.filter(({ medicineId }) => medicineId === params.id)) {
        await writer.remove("dose", collections.dose.naturalKey(dose));
      }
      return null;
    }),
  );

  route(app, gatekeeper, makeMedicineList, (call) => work.run(call, "medicineList", call.body));

  doseRoutes(app, gatekeeper, journal);
}

function doseRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  const doses = datedEntries(journal, "dose");

  route(app, gatekeeper, listDoses, ({ owner, query }) => doses.list(owner, query));

  route(app, gatekeeper, saveDose, (call) =>
    journal.write(call.owner, async (writer) => {
      const { id = crypto.randomUUID(), ...sent } = call.body;
      const medicine = await writer.find("medicine", sent.medicineId);
      const draft = newDose(id, sent, medicine, call);
      const before = await writer.find("dose", collections.dose.naturalKey(draft));
      const dose = before ? { ...draft, id: before.id } : draft;
      await writer.put("dose", dose);
      return dose;
    }),
  );

  route(app, gatekeeper, deleteDose, ({ owner, params }) => doses.remove(owner, params.id));
}
