let announce: () => void;

/** Settles once the page answers to her hand: before that, a click would be lost. */
export const pageIsLive = new Promise<void>((resolve) => {
  announce = resolve;
});

export function announceLive(): void {
  announce();
}
