import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import type { FileAnswer } from "#contract/kernel/files.ts";
import {
  deleteSharedReport,
  listSharedReports,
  openSharedReport,
  revokeSharedReport,
  shareReport,
} from "#contract/visit/links.ts";
import type { VisitOptions } from "#contract/visit/visit.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import type { BundleRequest } from "#server/documents/fhir/contents.ts";
import { notFound } from "#server/failures/app-error.ts";
import { plainBytes } from "#server/http/answers/send-file.ts";
import type { ConnectedCaller, SignedCall } from "#server/http/caller.ts";
import { anyoneAt } from "#server/http/fairness/queue.ts";
import { limits } from "#server/http/fairness/throttle.ts";
import { checkProof, type Gatekeeper, route } from "#server/http/route.ts";
import type { Task, TaskTable } from "#server/jobs/task.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Services } from "#server/services.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeReportLink } from "#server/storage/vault/report-link.ts";
import { healthLinkRoutes } from "./health/routes.ts";
import { parted } from "./health/rules.ts";
import { openLink } from "./open-link.ts";
import { listedReports, newRow, newSharedReport } from "./rules.ts";
import { deleteReport, eraseReport, insertReport, listLinkUses } from "./store.ts";
import { trustedViewRoutes } from "./trusted/routes.ts";

interface LinkTasks extends TaskTable {
  readonly visitReport: Task<VisitOptions, VisitReport>;
  readonly visitPdf: Task<VisitOptions, FileAnswer>;
  readonly exportFhir: Task<BundleRequest, FileAnswer>;
}

export function linkRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  services: Services,
  work: Work<LinkTasks>,
): void {
  const { clock } = services;
  trustedViewRoutes(app, gatekeeper, journal, services);
  const { list, find } = createReportReader(journal, services);
  const open = (link: string, pin: string | undefined, address: string) => {
    const subject = services.secret.throttleSubject("link", address);
    return services.throttle.inTurn(anyoneAt(address), () =>
      openLink(services, { link, pin }, { limit: limits.address, subject }),
    );
  };
  healthLinkRoutes(app, { ...services, open });

  route(app, gatekeeper, listSharedReports, ({ owner }) => list(owner));

  route(app, gatekeeper, shareReport, async (call) => {
    const { owner, body, session } = call;
    checkProof(session, clock());
    const link = makeReportLink(owner.accountId);
    const shared = newSharedReport(body, link, clock());
    const report = await work.run(call, "visitReport", body.report);
    const record = await recordOf(work, call, body);
    const row = await services.throttle.inTurn(
      { address: call.caller.address, line: owner.accountId },
      () => newRow(session, shared, link, { report, record }, body.pin),
    );
    await journal.write(owner, async (writer, transaction) => {
      await writer.put("sharedReport", shared);
      await insertReport(transaction, row);
    });
    return {
      report: await find(owner, shared.id),
      fragment: link.fragment,
      ...(record && { healthLink: { path: `/api/shl/${link.shown}`, key: link.healthKey } }),
    };
  });

  route(app, gatekeeper, revokeSharedReport, async ({ owner, params }) => {
    await journal.write(owner, async (writer, transaction) => {
      const shared = found(await writer.find("sharedReport", params.id));
      const revokedAt = shared.revokedAt ?? new Date(clock()).toISOString();
      await writer.put("sharedReport", { ...shared, revokedAt });
      await eraseReport(transaction, owner.accountId, shared.hash);
    });
    return find(owner, params.id);
  });

  route(app, gatekeeper, deleteSharedReport, async ({ owner, params }) => {
    await journal.write(owner, async (writer, transaction) => {
      const shared = found(await writer.find("sharedReport", params.id));
      await writer.remove("sharedReport", shared.id);
      await deleteReport(transaction, owner.accountId, shared.hash);
    });
    return null;
  });

  route(app, gatekeeper, openSharedReport, async ({ body, caller }) => {
    const row = await open(body.link, body.pin, caller.address);
    return {
      sealed: parted(row.report_sealed).report.toString("base64"),
      expiresAt: new Date(row.expires_at).toISOString(),
    };
  });
}

type ShareCall = SignedCall & {
  readonly caller: ConnectedCaller;
  readonly body: RequestData<typeof shareReport>["body"];
};

async function recordOf(
  work: Work<LinkTasks>,
  call: ShareCall,
  { report, birthDate }: ShareCall["body"],
): Promise<Buffer | null> {
  if (birthDate === undefined) return null;
  const pdf = await buffer(plainBytes(await work.run(call, "visitPdf", report)));
  const bundle = await work.run(call, "exportFhir", {
    type: "document",
    withName: true,
    withGender: false,
    birthDate,
    chosen: report,
    pdf: pdf.toString("base64"),
  });
  return buffer(plainBytes(bundle));
}

function createReportReader(journal: Journal, { db, clock }: Services) {
  const list = async (owner: Owner) => {
    const entries = await journal.read(owner).list("sharedReport");
    return listedReports(entries, await listLinkUses(db, owner.accountId), clock());
  };
  const find = async (owner: Owner, id: string) =>
    found((await list(owner)).find((each) => each.id === id));
  return { list, find };
}

function found<Report>(report: Report | null | undefined): Report {
  if (!report) throw notFound();
  return report;
}
