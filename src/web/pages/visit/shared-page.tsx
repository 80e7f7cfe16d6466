import { BetterWordsPlace } from "#web/entry/better-words/place.tsx";
import { SharedView } from "#web/features/visit/trusted/components/shared-view.tsx";

export function SharedPage() {
  return (
    <main
      id="content"
      className="page-width mx-auto grid min-h-dvh w-full max-w-xl content-start gap-6 py-6 lg:py-10"
    >
      <SharedView />
      <BetterWordsPlace />
    </main>
  );
}
