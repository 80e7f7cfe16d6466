import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { PDF_READER_KILOBYTES } from "#web/readers/pdf/unreadable-pdf.ts";
import { SLIP_LENGTH_MAX } from "#web/readers/slips/read-slip.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { ResultDialog } from "../../labs/components/result-dialog.tsx";
import type { ResultFormProps } from "../../labs/use-result-form.ts";
import { ChooseFile } from "../../uploads/components/choose-file.tsx";
import { useSlip } from "../use-slip.ts";
import { foundWords, pdfWords } from "../words.ts";

type SlipDialogProps = Pick<ResultFormProps, "results" | "today" | "onDone">;

export function SlipDialog({ results, today, onDone }: SlipDialogProps) {
  const slip = useSlip({ results, today });
  const { proposal } = slip;
  if (proposal !== null) {
    return (
      <ResultDialog
        key={proposal.place}
        result={null}
        proposal={proposal}
        results={results}
        today={today}
        onDone={slip.pause}
      />
    );
  }
  return (
    <Dialog open onOpenChange={onDone} title={<Trans>Read a message or PDF</Trans>}>
      {slip.slip === null ? (
        <GiveText slip={slip} />
      ) : (
        <FoundResults slip={slip} today={today} onDone={onDone} />
      )}
    </Dialog>
  );
}

type SlipState = ReturnType<typeof useSlip>;

function GiveText({ slip: { why, readText, readPdf } }: { readonly slip: SlipState }) {
  const { i18n, t } = useLingui();
  const [text, setText] = useState("");
  const kilobytes = PDF_READER_KILOBYTES;
  return (
    <Form className="grid gap-5" onSubmit={() => readText(text)}>
      <p className="text-soft">
        <Trans>
          Mwezi reads the text on this device and sends nothing. You check each result before it is
          saved.
        </Trans>
      </p>
      <TextAreaField
        name="slip"
        label={t`Text of the SMS or email`}
        value={text}
        onChange={setText}
        rows={6}
        maxLength={SLIP_LENGTH_MAX}
        autoComplete="off"
      />
      <Button type="submit" disabled={text.trim() === ""}>
        <Trans>Find the results</Trans>
      </Button>
      {why !== null && (
        <Notice tone="urgent">
          <p>{i18n._(pdfWords[why])}</p>
        </Notice>
      )}
      <ChooseFile onChoose={readPdf} accept="application/pdf,.pdf" variant="secondary">
        <Trans>Choose the laboratory's PDF</Trans>
      </ChooseFile>
      <p className="text-sm text-soft">
        <Trans>Reading your first PDF takes about {kilobytes} kB of data, once.</Trans>
      </p>
    </Form>
  );
}

interface FoundResultsProps {
  readonly slip: SlipState;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

function FoundResults({ slip: state, today, onDone }: FoundResultsProps) {
  const { i18n } = useLingui();
  const { slip, stateAt, isOpen, check, startOver } = state;
  if (slip === null) return null;
  if (slip.results.length === 0) {
    return (
      <div className="grid gap-5">
        <Notice tone="info" title={<Trans>No result found in this text</Trans>}>
          <Trans>Add your results by hand, or try the whole text of the message.</Trans>
        </Notice>
        <Unread lines={slip.unread} />
        <Button onClick={startOver}>
          <Trans>Try another text</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <DayTaken slip={state} today={today} />
      <ol className="grid gap-3">
        {slip.results.map(({ line }, at) => (
          <li key={line} className="grid gap-0.5 border-line border-b pb-3">
            <span className="break-words tabular-nums">
              <AsTyped>{line}</AsTyped>
            </span>
            <span className="text-sm text-soft">{i18n._(foundWords[stateAt(at)])}</span>
          </li>
        ))}
      </ol>
      <Unread lines={slip.unread} />
      <Button onClick={isOpen ? check : onDone}>
        {isOpen ? <Trans>Check one by one</Trans> : <Trans>Done</Trans>}
      </Button>
    </div>
  );
}

function DayTaken({ slip, today }: Omit<FoundResultsProps, "onDone">) {
  const { i18n, t } = useLingui();
  const { date, setDate } = slip;
  const days = slip.slip?.days ?? [];
  return (
    <div className="grid gap-3">
      <TextField
        type="date"
        name="taken"
        label={t`Date the blood was taken`}
        max={today}
        value={date}
        onChange={setDate}
      />
      {days.length > 0 && (
        <ChoiceChips
          legend={<Trans>Days in the text</Trans>}
          name="day"
          value={days.find((day) => day === date)}
          onChange={(day) => setDate(day ?? "")}
          options={days.map((value) => ({ value, label: formatDay(value, i18n.locale) }))}
        />
      )}
    </div>
  );
}

function Unread({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">
        <Trans>Not read. Add these by hand if you want them.</Trans>
      </p>
      <ul className="mt-1 grid gap-1 text-soft">
        {lines.map((line) => (
          <li key={line} className="break-words">
            <AsTyped>{line}</AsTyped>
          </li>
        ))}
      </ul>
    </div>
  );
}
