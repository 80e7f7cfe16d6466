import type { Problem } from "#contract/kernel/errors.ts";
import { like } from "../like.ts";

/** The server answered with an error. The message is "status: body". */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  readonly retryAfter: number | null;

  constructor(status: number, text: string, retryAfter: number | null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = readProblem(text);
    this.retryAfter = retryAfter;
  }
}

/** No answer: no network, or the server is unreachable. */
export class OfflineError extends Error {
  constructor(cause: unknown) {
    super("We can't reach Mwezi. Check your connection and try again.", { cause });
    this.name = "OfflineError";
  }
}

/** Offline, and this device can't store the write. */
export class DeviceFullError extends Error {
  constructor(cause: unknown) {
    super("There is no network, and this device cannot keep it.", { cause });
    this.name = "DeviceFullError";
  }
}

/** Treats a page as no answer: captive portals reply in the server's place with any status. */
export function notAPage(response: Response): Response {
  if (response.headers.get("Content-Type")?.startsWith("text/html")) throw new Error("a page");
  return response;
}

export async function orOffline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new OfflineError(cause);
  }
}

export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => "");
  const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return new ApiError(
    response.status,
    body === "" ? response.statusText : body,
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

/** Our server's problems have a `code`; a proxy's responses don't. */
const problemShape = like<Problem>({
  type: "",
  title: "",
  status: 0,
  code: "internal",
  detail: "",
});

function readProblem(text: string): Problem | null {
  try {
    return problemShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
