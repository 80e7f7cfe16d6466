import { sharedFile } from "#contract/account/shared-file.ts";
import { DOCUMENT_HEADER } from "#contract/kernel/headers.ts";

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * `file`: named by its content's hash; `shell`: this release's app; `shared`: from the share sheet.
 */
export type Plan = "network" | "file" | "shell" | "document" | "shared";

const FILE = /^\/(assets|icons)\//;
const SERVERS_OWN = /^\/(api|\.well-known)/;
const HAS_EXTENSION = /\.\w+$/;

export const isFile = (path: string): boolean => FILE.test(path);

export function planFor(asked: Asked, origin: string, documents: readonly string[]): Plan {
  const url = new URL(asked.url);
  if (url.origin !== origin) return "network";
  if (asked.method === "POST" && url.pathname === sharedFile.path) return "shared";
  if (asked.method !== "GET") return "network";
  if (isFile(url.pathname)) return "file";
  const isPage = !SERVERS_OWN.test(url.pathname) && !HAS_EXTENSION.test(url.pathname);
  if (asked.mode !== "navigate" || !isPage) return "network";
  return documents.includes(addressOf(url.pathname)) ? "document" : "shell";
}

export const addressOf = (path: string): string => path.replace(/(?<=.)\/+$/, "");

/** Whether a response is ours: a captive portal answers every request with its own page. */
export function isOurs(answer: Response, plan: "file" | "shell" | "document"): boolean {
  if (!answer.ok) return false;
  if (plan !== "file") return answer.headers.has(DOCUMENT_HEADER);
  return !(answer.headers.get("Content-Type") ?? "").startsWith("text/html");
}
