import type { Database } from "./schema.ts";

export async function deletePushOfEndedSessions(
  db: Database,
  accountId: string | null,
): Promise<void> {
  const ended = db
    .deleteFrom("push_subscriptions")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("sessions")
            .select("sessions.token_hash")
            .whereRef("sessions.account_id", "=", "push_subscriptions.account_id")
            .whereRef("sessions.token_hash", "=", "push_subscriptions.token_hash"),
        ),
      ),
    );
  await (accountId === null ? ended : ended.where("account_id", "=", accountId)).execute();
}
