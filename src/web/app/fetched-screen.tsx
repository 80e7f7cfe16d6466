import { type ComponentType, lazy, useState } from "react";

export interface FetchedScreen<Props extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly here: () => ComponentType<Props> | null;
  readonly Later: ComponentType<Props>;
}

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
  /** Needs a `key` if the screen changes. */
  readonly screen: FetchedScreen<Props>;
  readonly given: Props;
}

/** Renders a screen, at once if it is loaded: React's `lazy` would show the fallback first. */
export function Fetched<Props extends object>({ screen, given }: FetchedProps<Props>) {
  const [Screen] = useState(() => screen.here() ?? screen.Later);
  return <Screen {...given} />;
}
