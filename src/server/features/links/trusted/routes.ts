import type { FastifyInstance } from "fastify";
import {
  addTrustedView,
  changeTrustedView,
  endTrustedView,
  listTrustedViews,
  sealTrustedCopy,
} from "#contract/visit/trusted-views.ts";
import { notFound } from "#server/failures/app-error.ts";
import { checkProof, type Gatekeeper, route } from "#server/http/route.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import {
  answerOf,
  existing,
  removable,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";
import { hashOfFragment, makeReportLink } from "#server/storage/vault/report-link.ts";
import { deleteReport, eraseReport, insertReport, listLinkUses, saveSealed } from "../store.ts";
import { changedView, emptyRow, isOpen, isWider, listedViews, newView } from "./rules.ts";

export function trustedViewRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  { db, clock }: { readonly db: Database; readonly clock: () => number },
): void {
  route(app, gatekeeper, listTrustedViews, async ({ owner }) => {
    const views = await journal.read(owner).listStored("trustedView");
    return listedViews(views, await listLinkUses(db, owner.accountId));
  });

  route(app, gatekeeper, addTrustedView, ({ owner, session, body }) =>
    journal.write(owner, async (writer, transaction) => {
      checkProof(session, clock());
      const { id = crypto.randomUUID() } = body;
      const duplicate = await writer.findStored("trustedView", id);
      if (duplicate) return answerOf(duplicate);
      const { fragment, hash } = makeReportLink(owner.accountId);
      const view = newView(body, { id, fragment, now: clock() });
      await insertReport(transaction, emptyRow(session, view, hash));
      return answerOf(await writer.put("trustedView", view));
    }),
  );

  route(app, gatekeeper, changeTrustedView, ({ session, params, body, ...call }) =>
    journal.write(call.owner, async (writer, transaction) => {
      const { owner, expectedRevision } = call;
      const before = existing(await writer.findStored("trustedView", params.id), expectedRevision);
      const after = changedView(before.entry, body);
      if (isWider(before.entry, after)) checkProof(session, clock());
      const erase = () => eraseReport(transaction, owner.accountId, hashOfFragment(after.fragment));
      return replaceEntry(writer, "trustedView", { before, after, expectedRevision }, erase);
    }),
  );

  route(app, gatekeeper, sealTrustedCopy, ({ owner, params, body, expectedRevision }) =>
    journal.write(owner, async (writer, transaction) => {
      const before = existing(await writer.findStored("trustedView", params.id), expectedRevision);
      const after = { ...before.entry, copyOf: body.copyOf };
      const bytes = Buffer.from(body.sealed, "base64");
      const save = () => {
        if (!isOpen(after, clock())) throw notFound();
        return saveSealed(transaction, owner.accountId, hashOfFragment(after.fragment), bytes);
      };
      return replaceEntry(writer, "trustedView", { before, after, expectedRevision }, save);
    }),
  );

  route(app, gatekeeper, endTrustedView, (call) =>
    journal.write(call.owner, async (writer, transaction) => {
      const before = await writer.findStored("trustedView", call.params.id);
      const { fragment } = removable(before, call).entry;
      await deleteReport(transaction, call.owner.accountId, hashOfFragment(fragment));
      return removeEntry(writer, "trustedView", before, call);
    }),
  );
}
