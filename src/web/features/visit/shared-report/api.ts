import type { VisitReport } from "#contract/visit/visit-report.ts";
import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { bytesOf } from "#web/api/seal/base64.ts";
import { type Content, decrypt, type Link, linkIn, proofOf } from "./view-model.ts";

export type SharedReport =
  | { readonly kind: "opened"; readonly report: VisitReport; readonly expiresAt: string }
  | { readonly kind: "asks-pin"; readonly refusal: PinRefusal }
  | { readonly kind: Closed };

export type PinRefusal = "none" | "wrong" | "failed";
export type Closed = "incomplete" | "insecure" | "ended" | "failed";

/** Decrypts in the browser; the key is never sent. Never rejects. */
export async function openLink(hash: string, pin: string): Promise<SharedReport> {
  const link = linkIn(hash);
  if (link === null) return { kind: "incomplete" };
  // WebCrypto needs a secure context.
  if (!isSecureContext) return { kind: "insecure" };
  try {
    return await readReport(link, pin);
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === "pin_needed") return { kind: "asks-pin", refusal: "none" };
    if (code === "wrong_pin") return { kind: "asks-pin", refusal: "wrong" };
    if (code === "not_found") return { kind: "ended" };
    return pin === "" ? { kind: "failed" } : { kind: "asks-pin", refusal: "failed" };
  }
}

async function readReport(link: Link, pin: string): Promise<SharedReport> {
  const { text, expiresAt } = await readSealed(link, "shared-report", pin);
  const report: VisitReport = JSON.parse(text);
  // An old format, from before the list of concerns; its statements are outdated.
  if (Array.isArray(report.flags)) return { kind: "ended" };
  return { kind: "opened", report, expiresAt };
}

export async function readSealed(link: Link, content: Content, pin = "") {
  const { sealed, expiresAt } = await call("POST /api/shared-reports/open", {
    body: { link: await proofOf(link), ...(pin !== "" && { pin }) },
  });
  const bytes = await decrypt(link, bytesOf(sealed), content);
  return { text: new TextDecoder().decode(bytes), expiresAt };
}
