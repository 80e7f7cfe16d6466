/** Opens the share sheet. Cancelling it is not an error. */
export const share = (data: ShareData): Promise<void> =>
  navigator.share(data).catch(() => undefined);
