import { deleteAccount, revokeAllSessions } from "#contract/account/account.ts";
import { logout } from "#contract/account/auth.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { register } from "../client.ts";
import { createFuzzer, type FuzzRequest } from "../fuzzer.ts";
import { countStatus } from "../statuses.ts";
import type { Scenario } from "../target.ts";
import { startWatched } from "../witness.ts";

const REQUESTS = 100_000;
const WOMEN = 4;
const AT_ONCE = 4;
/** Share of calls to slow endpoints relative to the others. */
const SHARE_OF_LONG_WORK = 0.02;
/** Calls that would end the session the others use. */
const leaving: ReadonlySet<Endpoint> = new Set([logout, revokeAllSessions, deleteAccount]);

const isLongWork = ({ path, request }: Endpoint) =>
  request.bytes !== undefined || /export|import|report|visit|list\.pdf|auth/.test(path);

export const fuzz: Scenario = {
  name: "fuzz",
  run: async (target) => {
    const { address, statuses, quiet, measure } = await startWatched(target);
    const tokens = await Promise.all(Array.from({ length: WOMEN }, () => register(address)));
    const fuzzer = createFuzzer(
      endpoints.filter((endpoint) => !leaving.has(endpoint)),
      (endpoint) => (isLongWork(endpoint) ? SHARE_OF_LONG_WORK : 1),
    );
    const wrong = new Set<string>();
    let left = target.amount(REQUESTS);
    const total = left;
    const sendUntilDone = async (_: unknown, lane: number) => {
      while (left > 0) {
        left -= 1;
        const request = fuzzer.next();
        const token = tokens[(lane + left) % WOMEN] ?? "";
        const answer = await answerTo(address, token, request);
        countStatus(statuses, answer.status);
        fuzzer.learn(answer.id);
        if (answer.isWrong) wrong.add(`${request.name}: ${answer.status} ${answer.type}`);
      }
    };
    const during = await measure(() => Promise.all(Array.from({ length: AT_ONCE }, sendUntilDone)));
    const counts = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
    return {
      acknowledged: (statuses.get(201) ?? 0) + (statuses.get(204) ?? 0),
      lost: 0,
      statuses,
      summary: { quiet, during },
      remark: `${total} requests of ${endpoints.length - leaving.size} calls, ${counts.join(", ")}`,
      failures: [
        ...[...wrong].slice(0, 20),
        ...((statuses.get(201) ?? 0) > total / 100 ? [] : ["hardly anything was accepted"]),
      ],
    };
  },
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly id?: string | undefined;
  readonly isWrong: boolean;
}

/** An error must be a problem with a code, and not a 500. */
async function answerTo(address: string, token: string, request: FuzzRequest): Promise<Answer> {
  const { method, path, headers, body } = request;
  const answer = await fetch(address + path, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
  const { status } = answer;
  const type = answer.headers.get("content-type") ?? "";
  const text = await answer.text();
  if (status < 400) return { status, type, id: idIn(text), isWrong: false };
  const isProblem = type.startsWith("application/problem+json") && /"code":"\w+"/.test(text);
  return { status, type, isWrong: !isProblem || (status >= 500 && status !== 503) };
}

const idIn = (text: string) => /^\{"id":"([0-9a-f-]{36})"/.exec(text)?.[1];
