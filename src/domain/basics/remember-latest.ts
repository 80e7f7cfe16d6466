/** Remembers the latest result; inputs are compared as JSON. */
export function rememberLatest<Input, Output>(
  compute: (input: Input) => Output,
): (input: Input) => Output {
  let latest: { readonly key: string; readonly output: Output } | null = null;
  return (input) => {
    const key = JSON.stringify(input);
    if (latest?.key !== key) latest = { key, output: compute(input) };
    return latest.output;
  };
}
