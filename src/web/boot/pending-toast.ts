/** Session storage key of a toast to show after a page load. */
export const PENDING_TOAST = "mwezi.toast";

/** Whether a toast is pending, for which the app must be loaded. */
export function hasPendingToast(): boolean {
  try {
    return sessionStorage.getItem(PENDING_TOAST) !== null;
  } catch {
    return false;
  }
}
