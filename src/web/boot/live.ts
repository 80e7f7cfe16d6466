let announce: () => void;

/** Resolves once the page handles input; earlier clicks would be lost. */
export const pageIsLive = new Promise<void>((resolve) => {
  announce = resolve;
});

export function announceLive(): void {
  announce();
}
