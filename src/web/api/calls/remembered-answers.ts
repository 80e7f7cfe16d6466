interface RememberedAnswer {
  readonly etag: string;
  readonly body: unknown;
}

// In memory only: nothing stays on the phone when the page closes.
const answers = new Map<string, RememberedAnswer>();

export const rememberedAnswer = (key: string): RememberedAnswer | undefined => answers.get(key);

export function rememberAnswer(key: string, etag: string, body: unknown): void {
  answers.set(key, { etag, body });
}

export function forgetAnswers(): void {
  answers.clear();
}
