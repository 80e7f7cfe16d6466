import { oneOf } from "#web/api/like.ts";
import { LEFT } from "#web/boot/left.ts";
import { closeTab } from "#web/entry/lock/record.ts";
import { storedValue } from "#web/entry/stored-value.ts";

/** Works offline, and tells no third party about the quick exit. */
const QUIET_PAGE = "about:blank";

/** Marks this tab as left by quick exit: first-paint.ts then turns Back away before anything is drawn. */
const left = storedValue(LEFT, oneOf("yes"), "tab");

export function leaveQuickly(): void {
  left.write("yes");
  // With a PIN set, it is asked for on return.
  closeTab();
  // Clears screen and memory while the navigation is pending.
  document.title = "";
  document.body.replaceChildren();
  location.replace(QUIET_PAGE);
}
