import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { timesFrom } from "#server/jobs/timed-messages.ts";
import type { Services } from "#server/services.ts";
import type { Owner } from "#server/storage/owner.ts";
import { openAddressee, sealAddressee } from "./rules.ts";
import { changeMail, findMail } from "./store.ts";

export async function handOverMailTimes(
  { db, clock, secret }: Pick<Services, "db" | "clock" | "secret">,
  { accountId }: Owner,
  makeTimes: () => readonly number[],
  language: LanguageTag,
): Promise<void> {
  const row = await findMail(db, accountId);
  if (row === undefined || row.state === "refused") return;
  const addressee = openAddressee(secret, row);
  const times = makeTimes();
  await changeMail(db, row, {
    ...(row.state === "on"
      ? { ...timesFrom(times, clock()), failures: 0 }
      : { later: JSON.stringify(times) }),
    ...(addressee !== null &&
      addressee.language !== language && {
        sealed: sealAddressee(secret, row, { ...addressee, language }),
      }),
  });
}
