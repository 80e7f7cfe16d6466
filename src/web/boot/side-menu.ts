/** The side menu is a popover, which the browser opens by itself; a link chosen in it closes it. */
export function closeSideMenuOnChoice(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    event.target.closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover();
  });
}
