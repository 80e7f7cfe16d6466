import { type ComponentType, lazy, useState } from "react";

/** A screen whose code is fetched: before it is drawn, or when it first is. */
export interface FetchedScreen<Props extends object> {
  /** Twice costs nothing. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** What has been fetched; `null` before. */
  readonly here: () => ComponentType<Props> | null;
  readonly Later: ComponentType<Props>;
}

/** @example fetchedScreen(async () => ({ default: (await import("./a-page.tsx")).APage })) */
export function fetchedScreen<Props extends object>(
  fetchScreen: () => Promise<{ readonly default: ComponentType<Props> }>,
): FetchedScreen<Props> {
  let here: ComponentType<Props> | null = null;
  const load = async () => {
    const screen = await fetchScreen();
    here = screen.default;
    return screen;
  };
  return { load, here: () => here, Later: lazy(load) };
}

interface FetchedProps<Props extends object> {
  /** Another one needs a key of its own. */
  readonly screen: FetchedScreen<Props>;
  readonly given: Props;
}

/**
 * Draws a screen: at once where it has been fetched before. React's `lazy` would draw what stands in
 * for it first, and hold back what follows that for 300 ms.
 */
export function Fetched<Props extends object>({ screen, given }: FetchedProps<Props>) {
  const [Screen] = useState(() => screen.here() ?? screen.Later);
  return <Screen {...given} />;
}
