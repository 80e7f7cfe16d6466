/** One answer she can pick. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}
