/** Whether messages have room for two buttons here: not in Safari, nor in most versions of Firefox. */
export function hasNoteButtons(): boolean {
  const { maxActions = 0 } = Notification as { readonly maxActions?: number };
  return maxActions >= 2;
}
