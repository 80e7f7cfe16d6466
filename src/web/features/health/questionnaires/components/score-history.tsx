import { Trans, useLingui } from "@lingui/react/macro";
import type { Questionnaire } from "#contract/entries/questionnaires.ts";
import { isScored } from "#domain/questionnaires/questionnaire.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { removeAnswers } from "../api.ts";
import type { Answered } from "../form.ts";
import { historyOf, scoreView } from "../view-model.ts";
import { bandLabels, kindNames } from "../words.ts";
import { SleepSigns } from "./sleep-signs.tsx";

export function ScoreHistory({
  questionnaires,
}: {
  readonly questionnaires: readonly Questionnaire[];
}) {
  return (
    <Card title={<Trans>Your answers</Trans>}>
      <ul className="divide-y divide-line">
        {historyOf(questionnaires).map((questionnaire) => (
          <Row key={questionnaire.id} questionnaire={questionnaire} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ questionnaire }: { readonly questionnaire: Questionnaire }) {
  const { i18n, t } = useLingui();
  const day = formatDay(questionnaire.date, i18n.locale);
  return (
    <li className="flex flex-wrap items-start gap-1 py-2.5">
      <div className="min-w-0 flex-1 self-center">
        <p className="font-semibold tabular-nums">{day}</p>
        {isScored(questionnaire) ? (
          <Score answered={questionnaire} />
        ) : (
          <p>
            <Trans>
              Sleep: <SleepSigns answers={questionnaire.answers} />
            </Trans>
          </p>
        )}
      </div>
      <DeleteEntry
        entry={questionnaire}
        isInRow
        label={t`Delete the answers of ${day}`}
        question={<Trans>Delete your answers of {day}? You can't undo it.</Trans>}
        send={removeAnswers}
        refreshes={["GET /api/questionnaires"]}
        toast={{ title: t`Answers deleted` }}
      />
    </li>
  );
}

function Score({ answered }: { readonly answered: Answered }) {
  const { i18n } = useLingui();
  const { score, of, band } = scoreView(answered);
  const name = kindNames[answered.kind];
  return (
    <>
      <p className="tabular-nums">
        <Trans>
          {name}: {score} of {of}
        </Trans>
      </p>
      {band && (
        <p className="text-sm text-soft">
          <Trans>
            Range {band.from} to {band.to}: {i18n._(bandLabels[band.name])}
          </Trans>
        </p>
      )}
    </>
  );
}
