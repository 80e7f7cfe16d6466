/** Moves the focus to the field of that name, once its error is on the page. */
export function focusField(name: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementsByName(name)[0];
    field?.focus();
  });
}
