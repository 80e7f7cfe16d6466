import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatDay } from "#web/i18n/format-day.ts";
import { type FileHistory, UnreadableFile } from "#web/readers/diary/file-history.ts";
import { type DateOrder, dayInOrder } from "#web/readers/formats/date-order.ts";
import type { UnclearDates } from "#web/readers/read-file.ts";
import { Card } from "#web/ui/card.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { importSourceLabels } from "#web/words/imports.ts";
import { orderLabels, whyWords } from "../words.ts";
import { FileFormActions } from "./file-form-actions.tsx";

interface DatesFormProps {
  readonly dates: UnclearDates;
  readonly onRead: (history: FileHistory) => void;
  readonly onStartOver: () => void;
}

export function DatesForm({ dates, onRead, onStartOver }: DatesFormProps) {
  const { i18n, t } = useLingui();
  const [order, setOrder] = useState<DateOrder | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const source = i18n._(importSourceLabels[dates.source]);
  const exampleIn = (one: DateOrder) => {
    const day = dayInOrder(dates.example, one);
    return day === null ? undefined : `${dates.example.trim()} → ${formatDay(day, i18n.locale)}`;
  };
  const read = (chosen: DateOrder) => {
    try {
      onRead(dates.read(chosen));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setEmpty(true);
    }
  };
  return (
    <Card title={<Trans>Found: {source}</Trans>}>
      <Form
        className="grid gap-6"
        onSubmit={() => {
          setUnanswered(order === null);
          if (order !== null) read(order);
        }}
      >
        <ChoiceField
          legend={<Trans>How are the dates written?</Trans>}
          hint={<Trans>Both orders fit your file. Please choose the right one.</Trans>}
          name="order"
          value={order}
          onChange={setOrder}
          error={isUnanswered && order === null ? t`Choose how the dates are written.` : undefined}
          options={dates.orders.map((one) => ({
            value: one,
            label: i18n._(orderLabels[one]),
            description: exampleIn(one),
          }))}
        />
        {isEmpty && (
          <Notice tone="urgent">
            <p>{i18n._(whyWords.nothing)}</p>
          </Notice>
        )}
        <FileFormActions onStartOver={onStartOver}>
          <Trans>Show what is in it</Trans>
        </FileFormActions>
      </Form>
    </Card>
  );
}
