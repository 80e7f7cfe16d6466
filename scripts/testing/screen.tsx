import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { concernMessages } from "#report/concern-words/messages.ts";
import { QueryClientContext } from "#web/api/queries/client-context.ts";
// Preloaded, as the shell loads it at its start.
import "#web/api/outbox/save-for-later.ts";
import { createQueryClient } from "#web/api/queries/query-client.ts";
import { Toaster } from "#web/ui/toasts/toast.tsx";
import { isKeyWorkRunning } from "./key-work.ts";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
  var happyDOM: { readonly setURL: (url: string) => void } | undefined;
}

const ADDRESS = "http://localhost:3000/";

/** A response, the cache update and the render take an event-loop turn each. */
const TURNS = 5;
/** Several seconds on a busy machine. */
const MOST_LOOKS = 200;

// Macros contain their English in tests; concerns have ids only.
const i18n = setupI18n({ locale: "en", messages: { en: { ...concernMessages } } });

async function prepare() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  // Preloaded, or it would load at an arbitrary time.
  await import("../../src/web/ui/toasts/toast-card.tsx");
  // Test files share a page, and happy-dom navigates away on a download.
  globalThis.happyDOM?.setURL(ADDRESS);
}

/**
 * Renders a part of a screen in a page, to be used through accessible names. The test file begins
 * with `// @vitest-environment happy-dom`.
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
  // Closes the screen even if the test fails.
  onTestFinished(close);
  const button = (name: string) => buttonIn(place, name);
  const field = (label: string) => fieldIn(place, label);
  return {
    text: () => place.textContent ?? "",
    field,
    button,
    has: (name: string) => place.textContent?.includes(name) === true,
    settle,
    /** Waits for a condition. Unlike `vi.waitFor`, nothing runs between two checks. */
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
        // React intercepts the setter of the element's own class.
        set?.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    },
    close,
  };
}

/**
 * Does something outside the screen and waits for its effects. Waits for encryption without
 * counting turns, as their number varies.
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
