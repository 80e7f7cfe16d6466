import type { login, recover, register } from "#contract/auth.ts";
import type { RequestInput } from "#contract/endpoint.ts";
import { EmailSchema, PASSWORD_MIN_LENGTH } from "#contract/fields.ts";

/** What keeps a field from being sent. */
export type FieldProblem = "missing" | "not-an-email" | "too-short";
export type Problems<Name extends string> = Partial<Record<Name, FieldProblem>>;

export type LoginFields = RequestInput<typeof login>["body"];
export type RecoverFields = RequestInput<typeof recover>["body"];
export type RegisterFields = RequestInput<typeof register>["body"] & {
  readonly confirmPassword: string;
};

export function loginProblems({ email, password }: LoginFields): Problems<keyof LoginFields> {
  return withProblems({ email: emailProblem(email), password: missing(password) });
}

export function registerProblems(fields: RegisterFields): Problems<keyof RegisterFields> {
  return withProblems({
    name: missing(fields.name.trim()),
    email: emailProblem(fields.email),
    password: newPasswordProblem(fields.password),
    confirmPassword: newPasswordProblem(fields.confirmPassword),
  });
}

export function recoverProblems(fields: RecoverFields): Problems<keyof RecoverFields> {
  return withProblems({
    email: emailProblem(fields.email),
    recoveryCode: missing(fields.recoveryCode.trim()),
    newPassword: newPasswordProblem(fields.newPassword),
  });
}

/** Whether the two passwords of a new account differ, so that nothing may be sent. */
export function passwordsDiffer({ password, confirmPassword }: RegisterFields): boolean {
  return password !== confirmPassword;
}

function missing(text: string): FieldProblem | undefined {
  return text === "" ? "missing" : undefined;
}

function emailProblem(email: string): FieldProblem | undefined {
  if (email.trim() === "") return "missing";
  return EmailSchema.safeParse(email).success ? undefined : "not-an-email";
}

function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "missing";
  return password.length < PASSWORD_MIN_LENGTH ? "too-short" : undefined;
}

/** Only the fields that have a problem, in the order of the form. */
function withProblems<Name extends string>(
  problems: Record<Name, FieldProblem | undefined>,
): Problems<Name> {
  const entries = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(entries) as Problems<Name>;
}
