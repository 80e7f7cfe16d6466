import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { englishIn } from "#domain/language/english.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { createQueryClient } from "#web/api/queries/query-client.ts";
import { readToken } from "#web/api/session/session.ts";
import { prepareSignedIn } from "./app/app.tsx";
import { pageAt, pages } from "./app/pages.ts";
import { showQuickExit } from "./app/quick-exit-here.ts";
import { isRedrawn, wantedLanguage } from "./boot/language.ts";
import { announceLive } from "./boot/live.ts";
import { howToMount } from "./boot/visit-plan.ts";
import { activateLanguage, i18n } from "./i18n/i18n.ts";
import { addForms } from "./i18n/written-forms.ts";
import { Root } from "./root.tsx";
import { allowTranslatedNodes } from "./ui/text/translated-nodes.ts";

/** Called on static documents without the app, whose language is not loaded yet. */
export async function offerQuickExit(): Promise<void> {
  if (i18n.locale === "") await activateLanguage(wantedLanguage());
  await showQuickExit();
}

/** Hydrates the prerendered page, or renders the page that belongs here. */
export async function mount(container: HTMLElement): Promise<void> {
  const prerendered = container.dataset.page ?? null;
  const visit = { path: location.pathname, token: readToken(), isRedrawn: isRedrawn() };
  followLanguage();
  allowTranslatedNodes();
  addForms(englishIn(timeZoneHere()));
  if (howToMount({ ...visit, prerendered }) === "hydrate") {
    // Loads all first: a failed chunk or late messages would make React render again and lose
    // input.
    const page = pages[pageAt(location.pathname, "everyone", "visitor") ?? "landing"];
    await Promise.all([activateLanguage(wantedLanguage()), page.load()]);
    hydrateRoot(container, <Root />);
    return;
  }
  const client = createQueryClient();
  // The prerendered page is another one and already hidden.
  if (visit.token !== null) container.replaceChildren();
  await Promise.all([
    activateLanguage(wantedLanguage()),
    visit.token === null ? null : prepareSignedIn(client, visit.path),
  ]);
  container.replaceChildren();
  delete container.dataset.page;
  // A transition renders in many short tasks, so that the page stays responsive.
  startTransition(() => createRoot(container).render(<Root client={client} />));
  // Nothing was prerendered, so there is nothing to replay.
  announceLive();
}

/** Updates the document's `lang`, from which screen readers choose their voice. */
function followLanguage(): void {
  i18n.on("change", () => {
    document.documentElement.lang = i18n.locale;
  });
}
