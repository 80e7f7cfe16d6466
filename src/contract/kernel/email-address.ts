import * as z from "zod/mini";
import { limited } from "./fields.ts";

/** RFC 5321, 4.5.3.1: a longer path is refused by mail servers. */
const MAX_LENGTH = 254;

// RFC 5322 dot-atom without `%` and `!`, which old mail servers read as a route to another host.
// Host labels of up to 63 letters, digits and hyphens; the last begins with a letter.
const ADDRESS =
  /^(?=[^@]{1,64}@)[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Whether a text in small letters is one address that mail may be sent to: no list, group, comment,
 * quoted string, route, display name or control character.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && ADDRESS.test(text);

const lowerCase = limited(MAX_LENGTH).check(z.trim(), z.toLowerCase());

/** The address of a new account, or a new address of an account. */
export const EmailSchema = lowerCase.check(z.stringFormat("email", ADDRESS));

/**
 * The address typed at sign-in. Accounts opened before `EmailSchema` was narrowed may have an address
 * that it refuses; nothing is mailed to those. Each domain character is tried once, so that a long
 * text costs no time.
 */
export const SignInEmailSchema = lowerCase.check(
  z.stringFormat("email", /^[!-?A-~]+@[!-?A-~][!-\-/-?A-~]*\.[!-?A-~]+$/),
);

/**
 * The mailbox that an address most likely reaches: many providers ignore what follows `+`, and some
 * ignore dots. Only for counting mails to one mailbox.
 * @example mailboxOf("thandi.n+x@example.org") // "thandin@example.org"
 */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.split("@");
  const [base = ""] = local.split("+");
  return `${base.replaceAll(".", "")}@${domain}`;
}
