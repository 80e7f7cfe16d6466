import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import { type LanguageTag, languageTable } from "#contract/kernel/language-tag.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { formatInstant } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Labels } from "#web/words/labels.ts";
import { SpokenReport } from "../../preparation/components/spoken-report.tsx";
import { type Closed, openLink, type SharedReport } from "../api.ts";
import { PinForm } from "./pin-form.tsx";

export function SharedReportView() {
  const [state, setState] = useState<SharedReport | null>(null);
  const open = async (pin: string) => setState(await openLink(location.hash, pin));
  useEffect(() => {
    void openLink(location.hash, "").then(setState);
  }, []);
  return (
    <>
      <Heading expiresAt={state?.kind === "opened" ? state.expiresAt : null} />
      <Content state={state} onOpen={open} />
    </>
  );
}

interface ContentProps {
  readonly state: SharedReport | null;
  readonly onOpen: (pin: string) => Promise<void>;
}

function Content({ state, onOpen }: ContentProps) {
  const { t } = useLingui();
  if (state === null) return <Spinner label={t`Opening the report…`} />;
  switch (state.kind) {
    case "asks-pin":
      return <PinForm refusal={state.refusal} onPin={onOpen} />;
    case "opened":
      return <OpenReport report={state.report} />;
    default:
      return <LinkEnded why={state.kind} onRetry={() => onOpen("")} />;
  }
}

/** Starts in English, which most clinics read; the reader can switch. */
function OpenReport({ report }: { readonly report: VisitReport }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<LanguageTag>("en");
  return (
    <>
      <SelectField
        label={<Trans>Written in</Trans>}
        name="document-language"
        value={language}
        onChange={setLanguage}
        options={choices}
        className="max-w-60 print:hidden"
      />
      <Suspense fallback={<Spinner label={t`Opening the report…`} />}>
        <SpokenReport language={language} report={report} />
      </Suspense>
    </>
  );
}

const choices = languageTable.map(({ name, tag, own = name }) => ({
  value: tag,
  label: own,
  lang: tag,
}));

function Heading({ expiresAt }: { readonly expiresAt: string | null }) {
  const { i18n } = useLingui();
  const until = expiresAt === null ? null : formatInstant(expiresAt, i18n.locale);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <BrandMark className="size-10 flex-none" />
      <div className="min-w-0 flex-[1_1_13rem]">
        <h1 className="text-2xl sm:text-3xl">
          <Trans>A report for a doctor</Trans>
        </h1>
        {until !== null && (
          <p className="text-soft">
            <Trans>Your patient shares her own notes with you until {until}.</Trans>
          </p>
        )}
      </div>
      {until !== null && (
        <Button variant="secondary" onClick={() => print()}>
          <Icon name="print" size={20} />
          <Trans>Print</Trans>
        </Button>
      )}
    </header>
  );
}

const reasons: Labels<Closed> = {
  incomplete: msg`Part of the link is missing. Copy the whole link, or ask for it again.`,
  insecure: msg`This page isn't on a secure connection (https), so nothing can be opened here.`,
  ended: msg`It has expired, the sender has turned it off, or its PIN was wrong five times. Ask them for a new one.`,
  failed: msg`We couldn't load the report. Check the connection and try again.`,
};

function LinkEnded({ why, onRetry }: { readonly why: Closed; readonly onRetry: () => void }) {
  const { i18n, t } = useLingui();
  const title = why === "ended" ? t`This link no longer opens` : t`The report didn't open`;
  return (
    <Card title={title} className="max-w-md">
      <div className="grid gap-4">
        <p>{i18n._(reasons[why])}</p>
        {why === "failed" && (
          <Button onClick={onRetry} className="justify-self-start">
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
