/** One answer she can pick. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Where it is in another language than the page, as the name that a language has for itself. */
  readonly lang?: string;
}
