import { changeUpload } from "#contract/uploads.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { notInFuture, useDraft } from "#web/entry/use-draft.ts";
import type { FileDraft } from "./api.ts";

/** The same for one she adds and one she keeps. */
export const useFileDraft = ({ name, date }: FileDraft, today: CalendarDay) =>
  useDraft<FileDraft, typeof changeUpload.request.body>({
    initial: { name, date },
    schema: changeUpload.request.body,
    bodyOf: (draft) => draft,
    checks: (draft) => [notInFuture("date", draft.date, today)],
  });
