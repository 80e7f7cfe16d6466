import type { FastifyInstance } from "fastify";
import { confirmLetter, noteLetter } from "#server/documents/mail/letter.ts";
import type { Metrics } from "#server/http/metrics.ts";
import {
  deliverAll,
  isTooLate,
  type Rounds,
  sendInRounds,
  timesFrom,
  withRetry,
} from "#server/jobs/timed-messages.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import { openAddressee } from "./rules.ts";
import { changeMail, claim, findDue, type MailRow } from "./store.ts";
import type { MailFailure, MailTransport } from "./transport.ts";

const AT_ONCE = 20;

export interface MailParts extends Pick<Services, "db" | "clock" | "secret"> {
  readonly publicAddress: string;
  readonly transport: MailTransport;
  readonly metrics?: Pick<Metrics, "noteMessage"> | undefined;
  readonly onFailure: (failure: MailFailure) => void;
}

export const sendDueMail = (parts: MailParts): Promise<number> =>
  deliverAll(
    (most) => findDue(parts.db, parts.clock(), most),
    (row) => deliver(parts, row),
    AT_ONCE,
  );

async function deliver(parts: MailParts, row: MailRow): Promise<boolean> {
  const { db, clock, metrics } = parts;
  const now = clock();
  // Reminder times wait until the address is confirmed.
  const rest =
    row.state === "on"
      ? timesFrom(JSON.parse(row.later), now)
      : { next_at: null, later: row.later };
  const claimed = { ...rest, failures: 0 };
  // Claimed before sending: only one of several processes sends it, and a crash never sends it twice.
  const isLate = isTooLate(row.next_at, now);
  if (!(await claim(db, row, { ...claimed, ...(!isLate && { last_sent_at: now }) }))) return false;
  if (isLate) {
    metrics?.noteMessage("mail", "late");
    return false;
  }
  const outcome = await post(parts, row);
  metrics?.noteMessage("mail", outcome === "accepted" ? "sent" : "failed");
  if (outcome === "accepted") return true;
  if (outcome === "refused") {
    await endRefused(db, row);
    return false;
  }
  parts.onFailure(outcome);
  const again = withRetry(claimed, row.failures, now);
  if (again !== null) await claim(db, { ...row, ...claimed }, again);
  return false;
}

async function post({ secret, publicAddress, transport }: MailParts, row: MailRow) {
  const addressee = openAddressee(secret, row);
  if (addressee === null) return "refused";
  const letter = row.state === "on" ? noteLetter : confirmLetter;
  return transport.send(addressee.address, letter(publicAddress, addressee));
}

async function endRefused(db: Database, row: MailRow): Promise<void> {
  const { account_id: accountId } = row;
  await inTransaction(db, async (write) => {
    // The app's reads are cached by revision.
    await nextRevision(write, accountId);
    const none = { sealed: null, next_at: null, later: "[]" };
    await changeMail(write, row, { ...none, state: "refused" });
  });
}

export function sendMailOnTime(
  app: FastifyInstance,
  parts: Omit<MailParts, "onFailure"> & Rounds,
): void {
  const onFailure = (failure: MailFailure) => app.log.error(failure, "a mail was not sent");
  sendInRounds(app, "not mailed", () => sendDueMail({ ...parts, onFailure }), parts);
  app.addHook("onListen", async () => {
    const failure = await parts.transport.check();
    if (failure === null) app.log.info("The mail server takes mail");
    else {
      app.log.error(
        failure,
        "The mail server takes no mail: look at MWEZI_SMTP_URL. Mwezi goes on and tries again.",
      );
    }
  });
  app.addHook("onClose", () => parts.transport.close());
}
