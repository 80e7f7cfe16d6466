/** A made-up file in the form of an app, from what is publicly said of it. */
export interface Sample {
  readonly app: string;
  readonly format: string;
  /** Where the form is described, or what is known of it where nobody does. */
  readonly described: string;
  readonly content: string;
}

export const lines = (...all: readonly string[]) => all.join("\n");
