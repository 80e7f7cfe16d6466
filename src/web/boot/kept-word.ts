/** Session storage key of a toast to show after a page load. */
export const KEPT_TOAST = "mwezi.toast";

/** Whether a toast is pending, for which the app must be loaded. */
export function hasKeptWord(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TOAST) !== null;
  } catch {
    return false;
  }
}
