/** Holds an answer back until the test has looked at what the page shows meanwhile. */
export function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
