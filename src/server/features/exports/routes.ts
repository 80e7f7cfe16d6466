import type { FastifyInstance } from "fastify";
import { exportAccount } from "#contract/account/account.ts";
import {
  exportCalendar,
  exportEverything,
  exportFhir,
  exportSpreadsheets,
  exportWorkbook,
} from "#contract/account/exports.ts";
import { plainBytes } from "#server/http/answers/send-file.ts";
import type { SignedCall } from "#server/http/caller.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { readWhatIsWhole } from "#server/storage/files/sealed-file.ts";
import { zipOf } from "#server/storage/files/zip.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { everything, papersOf } from "./rules.ts";
import type { ExportedAccount, exportTasks } from "./task.ts";

export function exportRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  work: Work<typeof exportTasks>,
  readAccount: (call: SignedCall) => Promise<ExportedAccount>,
): void {
  const inputOf = async (call: SignedCall, withPhotos: boolean) => ({
    account: await readAccount(call),
    withPhotos,
  });
  route(app, gatekeeper, exportAccount, async (call) =>
    work.run(call, "export", await inputOf(call, false)),
  );
  route(app, gatekeeper, exportFhir, (call) => work.run(call, "exportFhir", call.body));
  route(app, gatekeeper, exportSpreadsheets, (call) => work.run(call, "exportSpreadsheets", null));
  route(app, gatekeeper, exportWorkbook, (call) => work.run(call, "exportWorkbook", null));
  route(app, gatekeeper, exportCalendar, (call) => work.run(call, "exportCalendar", call.body));
  route(app, gatekeeper, exportEverything, async (call) => {
    const { owner, today, body } = call;
    const uploads = papersOf(await journal.read(owner).list("upload"), body.withPhotos);
    const json = plainBytes(await work.run(call, "export", await inputOf(call, body.withPhotos)));
    const name = `mwezi-everything-${today}.zip`;
    const bytes = zipOf(
      everything(json, uploads, (upload) => readWhatIsWhole(db, owner, upload)),
      clock(),
    );
    return { name, type: "application/zip", bytes };
  });
}
