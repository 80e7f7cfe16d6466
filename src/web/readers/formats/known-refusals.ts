import type { WhyUnreadable } from "../diary/file-history.ts";

/** Kinds of files that are often chosen by mistake, by bytes at a place, as Latin-1. */
const signatures: readonly (readonly [WhyUnreadable, number, string])[] = [
  ["picture", 0, "\u00ff\u00d8\u00ff"],
  ["picture", 0, "\u0089PNG"],
  ["picture", 0, "GIF8"],
  ["picture", 8, "WEBP"],
  // HEIC photos, and films.
  ["picture", 4, "ftyp"],
  ["picture", 0, "ID3"],
  ["picture", 0, "OggS"],
  ["picture", 0, "\u001aE\u00df\u00a3"],
  ["pdf", 0, "%PDF-"],
  // Also an .xlsx with a password.
  ["old_office", 0, "\u00d0\u00cf\u0011\u00e0"],
  ["text_document", 0, "{\\rtf"],
  ["packed", 0, "Rar!"],
  ["packed", 0, "7z\u00bc\u00af"],
  ["packed", 0, "\u001f\u008b"],
  ["packed", 0, "BZh"],
  ["packed", 0, "\u00fd7zXZ"],
  ["app_backup", 0, "SQLite format"],
  ["app_backup", 0, "ANDROID BACKUP"],
  ["app_backup", 0, "bplist0"],
  ["app_backup", 16, "T-DB"],
];
const MOST = 1_000;

/** Why a file can't be read, if it is of a known kind; `null` for all others. */
export function knownRefusal(opening: Uint8Array): WhyUnreadable | null {
  const text = Array.from(opening.subarray(0, MOST), (byte) => String.fromCharCode(byte)).join("");
  const known = signatures.find(([, at, signature]) => text.startsWith(signature, at));
  if (known) return known[0];
  if (/<ClinicalDocument[\s>]/.test(text)) return "apple_clinical";
  if (/<\?mso-application progid="Excel/.test(text)) return "old_office";
  return /^\s*<(?:!doctype html|html|head|body)/i.test(text) ? "web_page" : null;
}
