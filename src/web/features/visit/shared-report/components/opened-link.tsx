import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "#web/api/errors.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { type OpenedReport, openReport } from "../api.ts";
import { linkIn } from "../view-model.ts";
import { LinkEnded } from "./link-ended.tsx";
import { PinForm } from "./pin-form.tsx";

type State =
  | { readonly kind: "opening" }
  | { readonly kind: "asks-pin"; readonly refusal: "none" | "wrong" | "trouble" }
  | { readonly kind: "opened"; readonly opened: OpenedReport }
  | { readonly kind: "incomplete" | "insecure" | "ended" | "failed" };

interface OpenedLinkProps {
  /** Stands above all of it; told until when the report may be read, once it is open. */
  readonly heading: (expiresAt: string | null) => ReactNode;
  readonly children: (opened: OpenedReport) => ReactNode;
}

/** Opens the link in the address once the page stands, asks for its PIN, and shows what it holds. */
export function OpenedLink({ heading, children }: OpenedLinkProps) {
  const [state, setState] = useState<State>({ kind: "opening" });
  const open = async (pin: string) => setState(await attempt(location.hash, pin));
  useEffect(() => {
    void attempt(location.hash, "").then(setState);
  }, []);
  return (
    <>
      {heading(state.kind === "opened" ? state.opened.expiresAt : null)}
      <Content state={state} onPin={open} show={children} />
    </>
  );
}

interface ContentProps {
  readonly state: State;
  readonly onPin: (pin: string) => Promise<void>;
  readonly show: OpenedLinkProps["children"];
}

function Content({ state, onPin, show }: ContentProps) {
  const { t } = useLingui();
  switch (state.kind) {
    case "opening":
      return <Spinner label={t`Opening the report…`} />;
    case "asks-pin":
      return <PinForm refusal={state.refusal} onPin={onPin} />;
    case "opened":
      return show(state.opened);
    default:
      return <LinkEnded why={state.kind} onRetry={() => onPin("")} />;
  }
}

async function attempt(hash: string, pin: string): Promise<State> {
  const link = linkIn(hash);
  if (link === null) return { kind: "incomplete" };
  // A page that came without https has no means to open what is sealed.
  if (!isSecureContext) return { kind: "insecure" };
  try {
    return { kind: "opened", opened: await openReport(link, pin) };
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === "pin_needed") return { kind: "asks-pin", refusal: "none" };
    if (code === "wrong_pin") return { kind: "asks-pin", refusal: "wrong" };
    if (code === "not_found") return { kind: "ended" };
    return pin === "" ? { kind: "failed" } : { kind: "asks-pin", refusal: "trouble" };
  }
}
