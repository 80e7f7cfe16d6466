import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { concernMessages } from "#report/concern-words/messages.ts";
import { QueryClientContext } from "#web/api/queries/client-context.ts";
// The shell fetches it at its start.
import "#web/api/outbox/save-for-later.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { loadArea } from "#web/i18n/i18n.ts";
import { Toaster } from "#web/ui/toast.tsx";
import { isKeyWorkRunning } from "./key-work.ts";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
  var happyDOM: { readonly setURL: (url: string) => void } | undefined;
}

const ADDRESS = "http://localhost:3000/";

/** An answer, what the cache makes of it and what is drawn then take a turn of the loop each. */
const TURNS = 5;
/** Several seconds, on a machine that is busy. */
const MOST_LOOKS = 200;

// The macros leave their English in a test; of the concerns the code has ids alone.
const i18n = setupI18n({ locale: "en", messages: { en: { ...concernMessages } } });

async function prepare() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  // With the first refusal and the first toast these would come whenever they do.
  await Promise.all([loadArea("fields"), import("../../src/web/ui/toast-card.tsx")]);
  // Test files share one page, and to happy-dom a download leads away from it.
  globalThis.happyDOM?.setURL(ADDRESS);
}

/**
 * A part of a screen, alive in a page of its own, as she would use it: by what things are called.
 * The test file begins with `// @vitest-environment happy-dom`.
 */
export async function openScreen(part: ReactNode) {
  await prepare();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const client = createQueryClient();
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientContext value={client}>
          {part}
          <Toaster label="Notification" hint="Notifications" />
        </QueryClientContext>
      </I18nProvider>,
    ),
  );
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    // Toasts belong to the page, which the next test shares.
    const toasts = place.querySelectorAll<HTMLButtonElement>(".toasts button[aria-label]");
    await act(async () => {
      for (const toast of toasts) toast.click();
    });
    await act(async () => root.unmount());
    place.remove();
    globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
  };
  // A test that fails half-way leaves nothing to the next one.
  onTestFinished(close);
  const button = (name: string) => buttonIn(place, name);
  const field = (label: string) => fieldIn(place, label);
  return {
    text: () => place.textContent ?? "",
    field,
    button,
    has: (name: string) => place.textContent?.includes(name) === true,
    settle,
    /** Waits until it is so. Nothing happens between two looks, as it would with `vi.waitFor`. */
    until: async (isSo: () => boolean) => {
      for (let look = 0; look < MOST_LOOKS && !isSo(); look += 1) await settle();
      if (!isSo()) throw new Error(`waited in vain, at: ${place.textContent}`);
    },
    press: async (name: string) => {
      await act(async () => button(name).click());
      await settle();
    },
    type: async (label: string, text: string) => {
      const input = field(label);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value") ?? {};
      await act(async () => {
        // React listens for the setter of the element's own class.
        set?.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    },
    close,
  };
}

/**
 * Does something behind the screen's back, and waits for what follows. Sealing and opening take as
 * many turns as their thread needs, so none of these is counted.
 */
const settle = (happening?: () => unknown) =>
  act(async () => {
    happening?.();
    for (let turn = 0; turn < TURNS; turn += isKeyWorkRunning() ? 0 : 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

function buttonIn(place: HTMLElement, name: string): HTMLButtonElement {
  const buttons = [...place.querySelectorAll("button")];
  const button = buttons.find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
  if (!button) throw new Error(`no button "${name}" in: ${place.textContent}`);
  return button;
}

function fieldIn(place: HTMLElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const labels = [...place.querySelectorAll("label")];
  const label = labels.find(({ textContent }) => textContent === name);
  const field = document.getElementById(label?.htmlFor ?? "");
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    throw new Error(`no field "${name}" in: ${place.textContent}`);
  }
  return field;
}
