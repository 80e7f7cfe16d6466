import { vi } from "vitest";

// Files share a process and with it a page: each begins as in a browser that was never here.
vi.useRealTimers();
vi.unstubAllGlobals();
if ("document" in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("lang");
  document.body.replaceChildren();
}
