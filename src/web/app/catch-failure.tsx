import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode, useEffect } from "react";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { stopWaiting } from "#web/boot/waiting.ts";
import { BetterWordsPlace } from "#web/entry/better-words/place.tsx";
import { Button } from "#web/ui/button.tsx";

interface CatchFailureProps {
  readonly children: ReactNode;
}

/** After this many rerenders the message stays. */
const MOST_REDRAWS = 3;

export class CatchFailure extends Component<CatchFailureProps, { readonly failed: boolean }> {
  override state = { failed: false };
  private redraws = 0;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** A browser translation or extension changed the page's nodes: rerender from scratch. */
  override componentDidCatch(error: unknown) {
    if (!(error instanceof DOMException) || this.redraws === MOST_REDRAWS) return;
    this.redraws += 1;
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  useEffect(stopWaiting, []);
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
      <BrandMark className="size-14" />
      <h1 className="text-3xl">
        <Trans>This page didn't load</Trans>
      </h1>
      <p role="alert" className="text-soft">
        <Trans>Check your connection and try again. Everything you saved is safe.</Trans>
      </p>
      <Button onClick={() => location.reload()} className="justify-self-start">
        <Trans>Try again</Trans>
      </Button>
      <BetterWordsPlace />
    </main>
  );
}
