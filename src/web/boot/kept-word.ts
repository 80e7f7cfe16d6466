/** Session storage: a toast that waits for the page load to be over. */
export const KEPT_TOAST = "mwezi.toast";

/** Whether something waits to be said, for which the app must be loaded. */
export function hasKeptWord(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TOAST) !== null;
  } catch {
    return false;
  }
}
