import { vi } from "vitest";

// Files share a process and its page: resets both to a new browser's state.
vi.useRealTimers();
vi.unstubAllGlobals();
if ("document" in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("lang");
  document.body.replaceChildren();
}
