import type { Questionnaire } from "#contract/entries/questionnaires.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";

export const questionnairesQuery = queryOf("GET /api/questionnaires", {});

type Answers = Pick<Questionnaire, "kind"> & { readonly answers: readonly number[] };

export const saveAnswers =
  (date: CalendarDay) =>
  ({ kind, answers }: Answers, { id }: SaveTarget<never>) =>
    call("POST /api/questionnaires", { body: { id, date, kind, answers: [...answers] } });

export const removeAnswers = ({ id }: Questionnaire, ifMatch: number) =>
  call("DELETE /api/questionnaires/{id}", { params: { id } }, { ifMatch });
