// Runs before the first paint, so that the page neither flashes in the wrong colours nor shows
// the landing page to a woman who is signed in. The keys are those of contract/storage-keys.ts,
// the addresses those of web/boot/open-pages.ts; theme.test.ts compares them.
(() => {
  const page = document.documentElement;
  const openToAll = /^\/(privacy|terms|contact|articles(\/.*)?)\/*$/;
  try {
    const appearance = localStorage.getItem("mwezi.appearance");
    if (appearance === "light" || appearance === "dark") page.dataset.appearance = appearance;
    if (localStorage.getItem("token") === null) return;
    page.dataset.signedIn = "";
    if (!openToAll.test(location.pathname)) page.dataset.waiting = "";
  } catch {
    // A browser that forbids storage gets the system's colours and the signed-out page.
  }
})();
