export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Language of the label if it isn't the page's, such as a native language name. */
  readonly lang?: string;
}
