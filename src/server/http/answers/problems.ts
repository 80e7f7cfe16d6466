import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type ErrorCode,
  type Problem,
  statusOfError,
  titleOfError,
} from "#contract/kernel/errors.ts";
import { AppError, notSaved, unavailable } from "#server/failures/app-error.ts";
import { isDatabaseFailure, isWriteFailure } from "#server/storage/db/failures.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The media type of the route's body, unless JSON. */
    readonly bodyType?: string;
  }
}

export const PROBLEM_TYPE = "application/problem+json";
const UNAVAILABLE = 503;
const RETRY_SECONDS = 5;

const codeOfFastifyError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_request",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_request",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_request",
  FST_ERR_BAD_URL: "malformed_request",
  // No id is that long.
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

const detailOfError: Partial<Record<ErrorCode, string>> = {
  malformed_request: "Send a body that is valid JSON in UTF-8.",
  not_found: "There is nothing here.",
  internal: "Nothing was lost. Try again in a moment.",
};

/** Sends every error as a problem document; the message of a 5xx is not sent. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error, request);
  const status = statusOfError[failure.code];
  if (status >= 500) request.log.error(describeFault(error), "request failed");
  const retryAfter = failure.retryAfter ?? (status === UNAVAILABLE ? RETRY_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header("Retry-After", String(retryAfter));
  codes.set(request, failure.code);
  reply.code(status).type(PROBLEM_TYPE).send(toProblem(failure));
}

const codes = new WeakMap<FastifyRequest, ErrorCode>();

export const codeAnsweredTo = (request: FastifyRequest): ErrorCode | undefined =>
  codes.get(request);

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  // A connection lost during the body is no server fault; its code is that of a lost database.
  const isCutOff = error !== null && error === request.raw.errored;
  if (!isCutOff && isWriteFailure(error)) return notSaved();
  if (!isCutOff && isDatabaseFailure(error)) return unavailable();
  const code = isCutOff ? "malformed_request" : codeOf(error);
  return new AppError(code, detailOfRoute(code, request) ?? detailOfError[code] ?? "");
}

function detailOfRoute(code: ErrorCode, { routeOptions }: FastifyRequest): string | null {
  if (code === "unsupported_media_type") {
    return `Send the body as ${routeOptions.config?.bodyType ?? "application/json"}.`;
  }
  if (code !== "body_too_large") return null;
  const limit = routeOptions.bodyLimit ?? 0;
  const size = limit < MEGABYTE ? `${limit / 1000} kB` : `${Math.floor(limit / MEGABYTE)} MB`;
  return `Send less than ${size} at once.`;
}

const MEGABYTE = 1_000_000;

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error) || !("code" in error)) {
    return statusCodeOf(error) === 400 ? "malformed_request" : "internal";
  }
  const code = codeOfFastifyError[String(error.code)];
  return code ?? (statusCodeOf(error) === 400 ? "malformed_request" : "internal");
}

const statusCodeOf = (error: unknown) =>
  error instanceof Error && "statusCode" in error ? error.statusCode : undefined;

export function toProblem(error: AppError): Problem {
  return {
    type: `urn:mwezi:${error.code}`,
    title: titleOfError[error.code],
    status: statusOfError[error.code],
    code: error.code,
    detail: error.message,
    ...(error.fields.length > 0 && { fields: [...error.fields] }),
    ...(error.current !== undefined && { current: error.current }),
    ...(error.passkey !== undefined && { passkey: error.passkey }),
  };
}

/** Returns a fault's name and stack frames for the log, never the message, which may quote data. */
export function describeFault(error: unknown): { name: string; code: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, code: "", at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const code = "code" in error ? String(error.code) : "";
  return { name: error.name, code, at: frames.slice(0, 6).map((line) => line.trim()) };
}
