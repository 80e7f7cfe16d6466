export function focusField(name: string): void {
  requestAnimationFrame(() => {
    document.getElementsByName(name)[0]?.focus();
  });
}
