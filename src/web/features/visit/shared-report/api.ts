import { openSharedReport } from "#contract/links.ts";
import type { VisitReport } from "#contract/visit-report.ts";
import { call } from "#web/api/call.ts";
import { type Link, openBytes, shownLink } from "./view-model.ts";

export interface OpenedReport {
  readonly report: VisitReport;
  readonly expiresAt: string;
}

/**
 * Fetches what lies under the link and opens it here: the key does not leave this page.
 * @throws ApiError `not_found`, `pin_needed`, `wrong_pin`; OfflineError
 */
export async function openReport(link: Link, pin: string): Promise<OpenedReport> {
  const { sealed, expiresAt } = await call(openSharedReport, {
    body: { link: await shownLink(link), ...(pin !== "" && { pin }) },
  });
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
  const text = new TextDecoder().decode(await openBytes(link, bytes));
  return { report: JSON.parse(text), expiresAt };
}
