/** The only content type for records in SMART Health Links (STU 1). */
export const FHIR = "application/fhir+json";

/** Marks stored bytes that hold a report and a JWE; a report alone begins with 1. */
const BOTH = 2;
const HEAD_LENGTH = 5;

export function joined(report: Buffer, jwe: string | null): Buffer {
  if (jwe === null) return report;
  const head = Buffer.alloc(HEAD_LENGTH, BOTH);
  head.writeUInt32BE(report.length, 1);
  return Buffer.concat([head, report, Buffer.from(jwe)]);
}

export function parted(stored: Buffer): { readonly report: Buffer; readonly jwe: string | null } {
  if (stored[0] !== BOTH) return { report: stored, jwe: null };
  const end = HEAD_LENGTH + stored.readUInt32BE(1);
  return { report: stored.subarray(HEAD_LENGTH, end), jwe: stored.subarray(end).toString() };
}
