import { type Problem, statusOfError } from "#contract/kernel/errors.ts";
import { like } from "./like.ts";

/** The server answered, and not with success. The message is its status and its own words. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** How long the server asks us to wait, in seconds; `null` when it does not say. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, retryAfter: number | null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = readProblem(text);
    this.retryAfter = retryAfter;
  }
}

/** No answer came: no network, or the server cannot be reached. */
export class OfflineError extends Error {
  constructor(cause: unknown) {
    super("We can't reach Mwezi. Check your connection and try again.", { cause });
    this.name = "OfflineError";
  }
}

/** There is no network, and this device has no room or no way to keep what she wrote. */
export class DeviceFullError extends Error {
  constructor(cause: unknown) {
    super("There is no network, and this device cannot keep it.", { cause });
    this.name = "DeviceFullError";
  }
}

/** A network's own sign-in page may answer in the server's place, with any status: no answer. */
export function notAPage(response: Response): Response {
  if (response.headers.get("Content-Type")?.startsWith("text/html")) throw new Error("a page");
  return response;
}

/** No answer, or one that breaks off. */
export async function orOffline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new OfflineError(cause);
  }
}

/** Reads a failed answer as it stands on the wire. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => "");
  const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return new ApiError(
    response.status,
    body === "" ? response.statusText : body,
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

/** What every problem of our own server has; another in its place answers without its `code`. */
const problemShape = like<Problem>({
  ...{ type: "", title: "", status: 0, code: "internal", detail: "" },
});

function readProblem(text: string): Problem | null {
  try {
    const problem = problemShape.safeParse(JSON.parse(text)).data;
    return problem && problem.code in statusOfError ? problem : null;
  } catch {
    return null;
  }
}
