/** Moves the focus to a field once its error has rendered. */
export function focusField(name: string): void {
  requestAnimationFrame(() => {
    document.getElementsByName(name)[0]?.focus();
  });
}
