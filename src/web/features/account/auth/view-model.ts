import type { CallInput } from "#contract/endpoints.ts";
import { EmailSchema, SignInEmailSchema } from "#contract/kernel/email-address.ts";
import { PASSWORD_MIN_LENGTH } from "#contract/kernel/fields.ts";

export type FieldProblem = "missing" | "not-an-email" | "not-a-sign-in" | "too-short";
type Problem = FieldProblem | undefined;

type LoginBody = CallInput<"POST /api/auth/login">["body"];
export type LoginFields = Readonly<Record<"email" | "password" | "code", string>>;
export type RecoverFields = CallInput<"POST /api/auth/recover">["body"];
export type RegisterFields = CallInput<"POST /api/auth/register">["body"] & {
  readonly confirmPassword: string;
};

export function passwordsDiffer({ password, confirmPassword }: RegisterFields): boolean {
  return password !== confirmPassword;
}

const missing = (text: string): Problem => (text === "" ? "missing" : undefined);
const blank = (text: string): Problem => missing(text.trim());
const checkOf =
  (schema: typeof EmailSchema, problem: FieldProblem) =>
  (email: string): Problem =>
    blank(email) ?? (schema.safeParse(email).success ? undefined : problem);
const noNewEmail = checkOf(EmailSchema, "not-an-email");
const noSignInEmail = checkOf(SignInEmailSchema, "not-a-sign-in");
const tooShort = (password: string): Problem =>
  missing(password) ?? (password.length < PASSWORD_MIN_LENGTH ? "too-short" : undefined);

export type Checks<Name extends string> = Readonly<Record<Name, (text: string) => Problem>>;

export const loginChecks: Checks<"email" | "password"> = {
  email: noSignInEmail,
  password: missing,
};
export const loginChecksOf = (asksForCode: boolean): Checks<keyof LoginFields> => ({
  ...loginChecks,
  code: asksForCode ? blank : () => undefined,
});

export const loginBodyOf = ({ code, ...body }: LoginFields): LoginBody => {
  const typed = code?.replace(/[^0-9a-z]/gi, "");
  return { ...body, ...(typed && { code: typed }) };
};
export const registerChecks: Checks<keyof RegisterFields> = {
  name: blank,
  email: noNewEmail,
  password: tooShort,
  confirmPassword: tooShort,
};
export const recoverChecks: Checks<keyof RecoverFields> = {
  email: noSignInEmail,
  recoveryCode: blank,
  newPassword: tooShort,
};

export function problemsOf<Name extends string>(
  checks: Checks<Name>,
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, FieldProblem>> {
  const names = Object.keys(checks) as Name[];
  const problems = names.map((name) => [name, checks[name](values[name])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as Partial<
    Record<Name, FieldProblem>
  >;
}
