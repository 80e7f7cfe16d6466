import { DOCUMENT_HEADER } from "#contract/kernel/headers.ts";

/** What is asked for, as far as it decides who answers. */
interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * Who answers: `network` alone; `file`: what is kept, whatever release it is of, as its name tells
 * its content; `shell`: this release's one document of the app; `document`: the network, and what is
 * kept where that has no answer.
 */
export type Plan = "network" | "file" | "shell" | "document";

const FILE = /^\/(assets|icons)\//;
const SERVERS_OWN = /^\/(api|\.well-known)/;
const HAS_EXTENSION = /\.\w+$/;

/** Whether an address is that of a file, which its name alone tells apart. */
export const isFile = (path: string): boolean => FILE.test(path);

export function planFor(asked: Asked, origin: string, documents: readonly string[]): Plan {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || url.origin !== origin) return "network";
  if (isFile(url.pathname)) return "file";
  const isPage = !SERVERS_OWN.test(url.pathname) && !HAS_EXTENSION.test(url.pathname);
  if (asked.mode !== "navigate" || !isPage) return "network";
  return documents.includes(addressOf(url.pathname)) ? "document" : "shell";
}

/** The address of a document, however many slashes end it. */
export const addressOf = (path: string): string => path.replace(/(?<=.)\/+$/, "");

/**
 * Whether an answer is Mwezi's: a network that asks to be signed in to answers in its place, with a
 * page of its own for whatever was asked.
 */
export function isOurs(answer: Response, plan: Exclude<Plan, "network">): boolean {
  if (!answer.ok) return false;
  if (plan !== "file") return answer.headers.has(DOCUMENT_HEADER);
  return !(answer.headers.get("Content-Type") ?? "").startsWith("text/html");
}
