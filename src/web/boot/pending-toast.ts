export const PENDING_TOAST = "mwezi.toast";

export function hasPendingToast(): boolean {
  try {
    return sessionStorage.getItem(PENDING_TOAST) !== null;
  } catch {
    return false;
  }
}
