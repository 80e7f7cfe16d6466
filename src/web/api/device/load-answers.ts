import { buildOfTag } from "#contract/kernel/state-tag.ts";
import { noteForStart } from "../early-answers.ts";
import { noteOffline } from "../failures/connection.ts";
import { dayHere } from "../here.ts";
import { kindOf } from "../outbox/kinds.ts";
import { openOutbox } from "../outbox/outbox.ts";
import { readOutbox } from "../outbox/state.ts";
import { withWrites } from "../outbox/with-writes.ts";
import { answersFor, type DeviceAnswers } from "./answers.ts";
import { type Answer, listPath, offlineAnswer } from "./offline-answer.ts";
import { isRightOffline, latestBuild } from "./right-offline.ts";

export interface AnswersOfDevice extends DeviceAnswers {
  readonly keepNow: (key: string, etag: string | null, body: unknown) => void;
  /** The offline answer, "missing" if the entry is known not to exist, `null` if unknown. */
  readonly standIn: (key: string) => Promise<{ readonly body: unknown } | "missing" | null>;
  readonly canQueue: (path: string) => boolean;
}

/** An answer confirmed within this time is not written again. */
const FRESH_MILLISECONDS = 10 * 60_000;

export async function loadAnswers(token: string): Promise<AnswersOfDevice | null> {
  const [answers] = await Promise.all([answersFor(token), outboxOpened()]);
  if (answers === null) return null;
  return {
    ...answers,
    canQueue: (path) => kindOf(path) !== null,
    keepNow: (key, etag, body) => {
      noteForStart(requestOf(key).path, etag);
      const before = answers.headOf(key);
      const now = Date.now();
      const isSame = before !== undefined && before.etag === etag && etag !== null;
      if (isSame && now - before.at < FRESH_MILLISECONDS) return;
      // The report has no ETag; answers that have one always arrive before it.
      const build = etag === null ? latestBuild(answers.heads()) : buildOfTag(etag);
      void answers.keep(key, { ...requestOf(key), etag, build, at: now, day: today(), body });
    },
    standIn: async (key) => {
      const asked = requestOf(key);
      const stored = await answers.findUnder(listPath(asked.path));
      const heads = answers.heads();
      const right = stored.filter((answer) => isRightOffline(answer, heads));
      const found = offlineAnswer(asked, withWrites(right, readOutbox()), today());
      const isFound = found !== null && found !== "missing";
      noteOffline(isFound && found.at <= Date.now() ? found.at : null);
      return found;
    },
  };
}

let opening: Promise<void> | null = null;

/** Opens the outbox once per page, so that queued writes show from the first answer on. */
function outboxOpened(): Promise<void> {
  opening ??= openOutbox().catch(() => undefined);
  return opening;
}

const today = () => dayHere(Date.now());

/** The key is the URL, with the request body as its fragment. */
function requestOf(key: string): Pick<Answer, "path" | "query"> {
  const { pathname, searchParams, hash } = new URL(key);
  return { path: pathname + hash, query: Object.fromEntries(searchParams) };
}
