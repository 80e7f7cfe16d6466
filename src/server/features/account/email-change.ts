import type { changeEmail as endpoint } from "#contract/account/account.ts";
import type { RequestData, ResponseData } from "#contract/kernel/endpoint.ts";
import { AppError } from "#server/failures/app-error.ts";
import { limits } from "#server/http/fairness/throttle.ts";
import { deleteRows } from "#server/storage/db/account-store.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import type { AccessServices } from "./access.ts";
import { type SignedCaller, withPassword } from "./management.ts";
import { changeAccount, replaceEmail } from "./store.ts";

export async function changeEmail(
  services: AccessServices,
  call: SignedCaller,
  { email, password }: RequestData<typeof endpoint>["body"],
): Promise<ResponseData<typeof endpoint>> {
  const { db, secret, throttle } = services;
  const { accountId, vault } = call.session.owner;
  const question = { password, field: "password" } as const;
  return withPassword(services, call, question, async ({ account, email: before }) => {
    // Also when the response to the first attempt was lost.
    if (email === before) return { email, stoppedMail: false };
    const subject = secret.throttleSubject("email-change", accountId);
    await throttle.count([{ limit: limits.emailChange, subject }]);
    return inTransaction(db, async (write) => {
      const changes = { email_sealed: vault.encryptText(textPlaces.email, email) };
      if ((await changeAccount(write, account, changes)) === null) return null;
      if (!(await replaceEmail(write, secret.emailMac(email), accountId))) {
        throw new AppError("email_taken", "Use another email address.");
      }
      return { email, stoppedMail: await deleteRows(write, "mail_reminders", accountId) };
    });
  });
}
