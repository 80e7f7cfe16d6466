import { useLingui } from "@lingui/react/macro";
import { failureOf } from "#web/api/failure.ts";
import { useWords } from "#web/i18n/use-words.ts";
import { fieldMessages } from "./field-words.ts";
import { ReasonNotice, type ReasonNoticeProps } from "./reason-notice.tsx";

interface FailureNoticeProps extends Omit<ReasonNoticeProps, "messages"> {
  /** Refused fields that the form does not show at the field: they are named here. */
  readonly fields?: readonly string[] | "all";
}

/** Why a save failed and what to do next, where she pressed; nothing while all is well. */
export function FailureNotice({ fields = [], ...props }: FailureNoticeProps) {
  const { i18n } = useLingui();
  const { failure } = props;
  const reason = failure === null ? null : failureOf(failure);
  const words = useWords(reason?.kind === "fields" ? ["fields"] : []);
  const messages = reason !== null && words.areHere ? fieldMessages(i18n, reason, fields) : [];
  return <ReasonNotice {...props} messages={messages} />;
}
