import * as z from "zod/mini";
import { limited } from "./fields.ts";

/** RFC 5321, 4.5.3.1: mail servers reject a longer path. */
const MAX_LENGTH = 254;

// RFC 5322 dot-atom without `%` and `!`, which old mail servers treat as routes to another host.
const ADDRESS =
  /^(?=[^@]{1,64}@)[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Whether a lower-case text is a single deliverable address: no list, group, comment, quoted
 * string, route, display name or control character.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && ADDRESS.test(text);

const SIGN_IN_NAME = /^[a-z]+-[a-z]+-[a-z]+$/;

/** Whether it is a sign-in name: the account began without an e-mail address. */
export const isSignInName = (address: string): boolean => SIGN_IN_NAME.test(address);

/** Joins the words of a typed sign-in name by hyphens; leaves an e-mail address as it is. */
const withHyphens = (typed: string): string =>
  typed.includes("@") ? typed : typed.replace(/[\s.,_-]+/g, "-");

const lowerCase = limited(MAX_LENGTH).check(z.trim(), z.toLowerCase());

export const EmailSchema = lowerCase.check(z.stringFormat("email", ADDRESS));

/**
 * An email address, or a sign-in name of three words. Older accounts may have an address that
 * `EmailSchema` rejects; they receive no mail. The pattern has no backtracking on long texts.
 */
export const SignInEmailSchema = lowerCase.check(
  z.overwrite(withHyphens),
  z.stringFormat("email", /^(?:[!-?A-~]+@[!-?A-~][!-\-/-?A-~]*\.[!-?A-~]+|[a-z]+-[a-z]+-[a-z]+)$/),
);

/**
 * The mailbox most likely reached, for counting: many providers ignore what follows `+`, some dots.
 * @example mailboxOf("thandi.n+x@example.org") // "thandin@example.org"
 */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.split("@");
  const [base = ""] = local.split("+");
  return `${base.replaceAll(".", "")}@${domain}`;
}
