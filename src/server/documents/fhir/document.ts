import type { DocumentReference } from "@medplum/fhirtypes";
import type { Upload } from "#contract/entries/uploads.ts";
import { concept } from "./codes/concept.ts";
import type { Subject } from "./codes/subject.ts";
import { textOf } from "./codes/text.ts";

const TITLE = "Report for a doctor's visit";

export function documentOf(
  { id, date, name, type, bytes }: Upload,
  subject: Subject,
): DocumentReference {
  const title = textOf(name);
  return {
    resourceType: "DocumentReference",
    id: subject.uuidOf("upload", id),
    status: "current",
    subject: subject.patient,
    author: [subject.patient],
    description: "A paper she keeps with her results. Ask her for the file.",
    content: [
      { attachment: { contentType: type, size: bytes, creation: date, ...(title && { title }) } },
    ],
  };
}

export function reportOf(
  { report, pdf }: { readonly report: string; readonly pdf?: string | undefined },
  subject: Subject,
): DocumentReference {
  const contentOf = (contentType: string, data: string) => ({
    attachment: { contentType, data, title: TITLE, creation: subject.today },
  });
  return {
    resourceType: "DocumentReference",
    id: subject.uuidOf("visit report"),
    status: "current",
    type: concept(["visit-report"], TITLE),
    subject: subject.patient,
    author: [subject.patient],
    content: [
      contentOf("text/plain;charset=utf-8", Buffer.from(report).toString("base64")),
      ...(pdf === undefined ? [] : [contentOf("application/pdf", pdf)]),
    ],
  };
}
