/** A made-up file in an app's format, from public information about it. */
export interface Sample {
  readonly app: string;
  readonly format: string;
  /** The documentation of the format, or what is known without any. */
  readonly described: string;
  readonly content: string;
}

export const lines = (...all: readonly string[]) => all.join("\n");
