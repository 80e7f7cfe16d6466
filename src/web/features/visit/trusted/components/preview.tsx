import { Trans } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { contentOf, type Grant } from "../view-model.ts";
import { TrustedContentView } from "./trusted-content.tsx";

export interface PreviewSource {
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

export function Preview({ grant, overview, today }: PreviewSource & { readonly grant: Grant }) {
  return (
    <section className="grid gap-3 rounded-control p-4 ring-1 ring-line ring-inset">
      <p className="text-sm font-semibold text-soft">
        <Trans>All they see</Trans>
      </p>
      <TrustedContentView content={contentOf(grant, overview, today)} today={today} heading="h3" />
    </section>
  );
}
