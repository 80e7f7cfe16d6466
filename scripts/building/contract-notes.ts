import { readdirSync, readFileSync } from "node:fs";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";

const CONTRACT = new URL("../../src/contract/", import.meta.url);
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g;
const EXAMPLE = /@example (GET|POST|PATCH|DELETE) (.*?)→ (\d{3})(.*)/;
const BODY = /(\{.*\}) *$/;

const ANY_ID = "0e6f1f3c-6f0e-4b51-9d2e-5a5c1f0b7a10";

interface Documented {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** The comment without its example. */
  readonly description: string;
  readonly method: string | undefined;
  readonly status: number;
  /** As written; `null` if shortened with "…". */
  readonly sent: unknown;
  readonly answered: unknown;
}

function jsonOf(text: string | undefined): unknown {
  if (text === undefined || text.trim() === "" || /,…|…,|…\}|…\]/.test(text)) return null;
  const withIds = text.replace(/("(?:id|\w+Id)":)"…"/g, `$1"${ANY_ID}"`);
  return withIds.includes("…") ? null : JSON.parse(withIds);
}

export async function documentedEndpoints(): Promise<Documented[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file),
  );
  const collected: Documented[] = [];
  for (const file of files) {
    const source = readFileSync(new URL(file, CONTRACT), "utf8");
    const values: Record<string, unknown> = await import(new URL(file, CONTRACT).href);
    for (const [, comment = "", name = ""] of source.matchAll(DOCUMENTED)) {
      const endpoint = endpoints.find((one) => one === values[name]);
      if (!endpoint) continue;
      const text = comment.replace(/\n \* +/g, " ").trim();
      const [, method, request, status, answer] = EXAMPLE.exec(text) ?? [];
      collected.push({
        name,
        endpoint,
        method,
        status: Number(status),
        description: text
          .replace(/^\* /, "")
          .replace(/ *@(?:example|public)\b.*/, "")
          .trim(),
        sent: jsonOf(BODY.exec(request?.trim() ?? "")?.[1]),
        answered: jsonOf(/^ *([[{].*[\]}])/.exec(answer ?? "")?.[1]),
      });
    }
  }
  return collected;
}

/** The comments by call, for the API's description: the bundle of the server has none. */
export async function contractNotes() {
  const notes = (await documentedEndpoints()).map(
    ({ endpoint: { method, path }, description, sent, answered }) =>
      [`${method} ${path}`, { description, sent, answered }] as const,
  );
  return Object.fromEntries(notes);
}
