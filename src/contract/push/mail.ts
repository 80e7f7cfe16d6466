import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { oneOf } from "../kernel/scales.ts";

/**
 * `unconfirmed` until the first mail's link is used, `refused` once the address rejected a mail.
 */
const mailStates = ["off", "unconfirmed", "on", "refused"] as const;

/**
 * Returns whether reminders also go by e-mail, to which address, and the exact content of such a
 * mail. `null` if the operator sends no mail or the account has no address.
 * @example GET → 200 {"mail":{"state":"on","address":"thandi@example.org","note":{"from":"Notes
 *          <notes@example.org>","subject":"You have a note","text":"You have a note: https://…"}}}
 */
export const getMail = endpoint({
  method: "GET",
  path: "/api/mail-reminders",
  summary: "Whether reminders come by e-mail",
  request: {},
  response: z.object({
    mail: z.nullable(
      z.object({
        state: oneOf(mailStates),
        address: z.string(),
        note: z.object({ from: z.string(), subject: z.string(), text: z.string() }),
      }),
    ),
  }),
});

/**
 * Gives consent to mail: asks the address to confirm by a link, then sends notes to it at the times
 * of pushed reminders, and nothing else. Repeating it sends a new link. Errors: 404 `not_found` if
 * the operator sends no mail or the account has no address; 429 `too_many_attempts` while an
 * earlier request for confirmation to that mailbox is unanswered and less than a day old, from an
 * account's fourth within a day on, and beyond 50 an hour per network or 500 per instance.
 * @example POST → 204
 */
export const startMail = endpoint({
  method: "POST",
  path: "/api/mail-reminders",
  summary: "Let reminders come by e-mail",
  request: {},
  response: null,
  errors: ["not_found", "too_many_attempts"],
});

/**
 * Withdraws consent: no more mails, and the address is deleted from the mailing store.
 * @example DELETE → 204
 */
export const endMail = endpoint({
  method: "DELETE",
  path: "/api/mail-reminders",
  summary: "Send no more reminders by e-mail",
  request: {},
  response: null,
});
