import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { englishIn } from "#domain/language/forms/english.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { readToken } from "#web/api/session.ts";
import { prepareSignedIn } from "./app/app.tsx";
import { pageAt, pages } from "./app/pages.ts";
import { showQuickExit } from "./app/quick-exit-here.ts";
import { isRedrawn, wantedLanguage } from "./boot/language.ts";
import { announceLive } from "./boot/live.ts";
import { howToMount } from "./boot/visit-plan.ts";
import { activateLanguage, i18n } from "./i18n/i18n.ts";
import { addForms } from "./i18n/written-forms.ts";
import { Root } from "./root.tsx";
import { allowTranslatedNodes } from "./ui/translated-nodes.ts";

/** For a document that may stay without the app, and so in no language yet. */
export async function offerQuickExit(): Promise<void> {
  if (i18n.locale === "") await activateLanguage(wantedLanguage());
  await showQuickExit();
}

/** Brings the page to life: takes over what was prerendered, or draws what belongs here. */
export async function mount(container: HTMLElement): Promise<void> {
  const prerendered = container.dataset.page ?? null;
  const visit = { path: location.pathname, token: readToken(), isRedrawn: isRedrawn() };
  followLanguage();
  allowTranslatedNodes();
  addForms(englishIn(timeZoneHere()));
  if (howToMount({ ...visit, prerendered }) === "hydrate") {
    // All of it before: code that fails and words that come later would have React draw the page
    // again, and what she has typed meanwhile would be lost.
    const page = pages[pageAt(location.pathname, "everyone", "visitor") ?? "landing"];
    await Promise.all([activateLanguage(wantedLanguage()), page.load()]);
    hydrateRoot(container, <Root />);
    return;
  }
  const client = createQueryClient();
  // Not hers, and out of sight already.
  if (visit.token !== null) container.replaceChildren();
  await Promise.all([
    activateLanguage(wantedLanguage()),
    visit.token === null ? null : prepareSignedIn(client, visit.path),
  ]);
  container.replaceChildren();
  delete container.dataset.page;
  // In many short tasks: her phone answers to her hand meanwhile. What it draws comes at once.
  startTransition(() => createRoot(container).render(<Root client={client} />));
  // Nothing was there before to be handed over: presses go to the page itself.
  announceLive();
}

/** The document says which language it is in: screen readers take their voice from it. */
function followLanguage(): void {
  i18n.on("change", () => {
    document.documentElement.lang = i18n.locale;
  });
}
