/** What theme.js asked for before the app's code was here. */
interface EarlyAnswers {
  readonly token: string;
  /** By path. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** The answer to a call that is on its way already, once; `undefined` where none is. */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers;
  if (early === undefined || early.token !== token) return undefined;
  const { pathname, search } = new URL(url);
  const answer = search === "" ? early.answers.get(pathname) : undefined;
  early.answers.delete(pathname);
  return answer;
}

/** Something is being written: what was asked for before may not show it. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}
