interface RememberedAnswer {
  readonly etag: string;
  readonly body: unknown;
}

// In memory only: nothing of hers is left on the phone when the page closes.
const answers = new Map<string, RememberedAnswer>();

/** What a call last answered, so that a 304 costs her no data. */
export function rememberedAnswer(key: string): RememberedAnswer | undefined {
  return answers.get(key);
}

export function rememberAnswer(key: string, etag: string, body: unknown): void {
  answers.set(key, { etag, body });
}

export function forgetAnswers(): void {
  answers.clear();
}
