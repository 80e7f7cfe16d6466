/** The side menu is a popover, which the browser doesn't close when a link in it is followed. */
export function closeSideMenuOnChoice(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    event.target.closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover();
  });
}
