/** Whether notifications support two buttons: not in Safari and most versions of Firefox. */
export function hasNoteButtons(): boolean {
  const { maxActions = 0 } = Notification as { readonly maxActions?: number };
  return maxActions >= 2;
}
