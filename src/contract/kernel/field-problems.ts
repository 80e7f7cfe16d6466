import * as z from "zod/mini";
import { boundsAt } from "./bounds-at.ts";
import type { FieldProblem } from "./errors.ts";
import { FieldCodeSchema, type FieldParams, FieldParamsSchema } from "./field-codes.ts";

/** Limits the response size for an invalid body. */
const MOST_PROBLEMS = 50;
const LONGEST_FIELD = 80;

type Parsed<Schema extends z.ZodMiniType> =
  | { readonly success: true; readonly data: z.output<Schema> }
  | { readonly success: false; readonly problems: readonly FieldProblem[] };

/**
 * Parses a request or a part of one: the server on arrival, the web before sending. A problem of
 * the whole has the field `whole`.
 * @example parseFields(changeProfile.request.body, { age: 12 }) // { success: false, problems: [{ field: "age", code: "too_small", params: { min: 13, max: 100, whole: true } }] }
 */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  whole = "body",
): Parsed<Schema> {
  const result = z.safeParse(schema, input);
  if (result.success) return { success: true, data: result.data };
  const problems = result.error.issues
    .flatMap((issue) => problemsOf(issue, schema, input))
    .slice(0, MOST_PROBLEMS)
    .map((problem) => ({ ...problem, field: problem.field.slice(0, LONGEST_FIELD) || whole }));
  return { success: false, problems };
}

type Issue = z.core.$ZodIssue;
type Reason = Omit<FieldProblem, "field">;

function problemsOf(issue: Issue, schema: z.core.$ZodType, input: unknown): FieldProblem[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ field: [...path, key].join("."), code: "unknown_field" }));
  }
  const isEmpty = isNothing(valueAt(input, path)) && !isShortText(issue);
  const reason: Reason = isEmpty
    ? { code: "required" }
    : reasonOf(issue, boundsAt(schema, path) ?? {});
  return [{ field: path.join("."), ...reason }];
}

function reasonOf(issue: Issue, bounds: FieldParams): Reason {
  switch (issue.code) {
    case "invalid_type":
      return reasonOfType(issue, bounds);
    case "too_small":
      return reasonOfSmall(issue, bounds);
    case "too_big":
      return reasonOfBig(issue, bounds);
    case "invalid_format":
      return { code: codeOfFormat[issue.format] ?? "wrong_value" };
    case "invalid_value":
      return { code: "not_an_option", params: { options: issue.values.map(String).join(", ") } };
    case "invalid_union":
      return reasonOfUnion(issue, bounds);
    case "custom":
      return reasonOfRefinement(issue);
    default:
      return { code: "wrong_value" };
  }
}

/** Uses the closest option: a number out of range is more specific than "no such choice". */
function reasonOfUnion({ errors }: z.core.$ZodIssueInvalidUnion, bounds: FieldParams): Reason {
  if (errors.length === 0) return { code: "not_an_option" };
  const found = errors.flat();
  const nearest =
    found.find(({ code }) => code !== "invalid_type" && code !== "invalid_value") ??
    found.find(({ code }) => code === "invalid_value");
  return nearest === undefined ? { code: "wrong_value" } : reasonOf(nearest, bounds);
}

function reasonOfType({ expected }: z.core.$ZodIssueInvalidType, bounds: FieldParams): Reason {
  if (expected === "int") return { code: "not_whole", params: bounds };
  if (expected === "number") return { code: "not_a_number", params: bounds };
  return { code: "wrong_type", params: { type: expected } };
}

function reasonOfSmall(issue: z.core.$ZodIssueTooSmall, bounds: FieldParams): Reason {
  const min = Number(issue.minimum);
  if (issue.origin === "string" && min > 1)
    return { code: "too_short", params: { minLength: min } };
  if (issue.origin === "string" || issue.origin === "array") return { code: "required" };
  return { code: "too_small", params: { min, ...bounds } };
}

function reasonOfBig(issue: z.core.$ZodIssueTooBig, bounds: FieldParams): Reason {
  const max = Number(issue.maximum);
  if (issue.origin === "string") return { code: "too_long", params: { maxLength: max } };
  if (issue.origin === "array") return { code: "too_many", params: { max } };
  return { code: "too_big", params: { max, ...bounds } };
}

const codeOfFormat: Readonly<Record<string, Reason["code"]>> = {
  email: "wrong_email",
  uuid: "wrong_id",
  id: "wrong_id",
  pin: "wrong_pin",
  recovery_code: "wrong_recovery_code",
  // Sent by the browser, not entered by the user.
  url: "not_an_option",
  base64url: "wrong_id",
  base64: "wrong_id",
};

const RefusalSchema = z.object({ code: FieldCodeSchema, params: FieldParamsSchema });

function reasonOfRefinement({ params }: z.core.$ZodIssueCustom): Reason {
  const refusal = RefusalSchema.safeParse(params);
  if (!refusal.success) return { code: "wrong_value" };
  const { code, params: figures } = refusal.data;
  return Object.keys(figures).length > 0 ? { code, params: figures } : { code };
}

const isNothing = (value: unknown) => value === undefined || value === null || value === "";

const isShortText = (issue: Issue) =>
  issue.code === "too_small" && issue.origin === "string" && Number(issue.minimum) > 1;

function valueAt(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
    input,
  );
}
