import { Trans, useLingui } from "@lingui/react/macro";
import { openCrisis } from "#web/entry/crisis/crisis.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import type { Answered } from "../form.ts";
import { type ScoreView, scoreView } from "../view-model.ts";
import { bandLabels, kindNames } from "../words.ts";

export function ScoreCard({ answered }: { readonly answered: Answered }) {
  const { i18n } = useLingui();
  const view = scoreView(answered);
  const { score, of, band } = view;
  const name = kindNames[answered.kind];
  return (
    <Card title={<Trans>Saved: your answers</Trans>}>
      <div className="grid gap-4" role="status">
        <p className="font-display text-3xl font-semibold tabular-nums">
          <Trans>
            {score} of {of}
          </Trans>
        </p>
        {band && (
          <p>
            <Trans>
              {name}, published range {band.from} to {band.to}: {i18n._(bandLabels[band.name])}
            </Trans>
          </p>
        )}
        <p className="font-semibold">
          <Advice advice={view.advice} />
        </p>
        <p className="text-soft">
          <Trans>
            It's a range on a questionnaire about the last two weeks, not a diagnosis. A person can
            say what it means for you.
          </Trans>
        </p>
      </div>
      <NextSteps view={view} />
    </Card>
  );
}

function Advice({ advice }: Pick<ScoreView, "advice">) {
  switch (advice) {
    case "this-week":
      return (
        <Trans>Take this to someone this week: a nurse, a doctor, or someone you trust.</Trans>
      );
    case "next-visit":
      return (
        <Trans>Take this to someone: show it at your next visit, or earlier if you like.</Trans>
      );
    case "long-form":
      return <Trans>Answer the longer form when you can. It says more than two questions.</Trans>;
    case "keep-an-eye":
      return (
        <Trans>Ask again in two weeks, or whenever you like. You can always talk to someone.</Trans>
      );
  }
}

function NextSteps({ view }: { readonly view: ScoreView }) {
  const isHeavy = view.saysSelfHarm || view.advice === "this-week" || view.advice === "next-visit";
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      {isHeavy && (
        <Button onClick={() => openCrisis(view.saysSelfHarm ? "self-harm" : "worst-day")}>
          <Trans>Someone to call now</Trans>
        </Button>
      )}
      <TextLink href="/concerns">
        <Trans>What to show a nurse or doctor</Trans>
      </TextLink>
    </div>
  );
}
