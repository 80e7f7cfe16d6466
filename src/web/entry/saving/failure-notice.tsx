import { useLingui } from "@lingui/react/macro";
import { failureOf } from "#web/api/failures/failure.ts";
import { fieldMessages } from "./field-words.ts";
import { ReasonNotice, type ReasonNoticeProps } from "./reason-notice.tsx";

interface FailureNoticeProps extends Omit<ReasonNoticeProps, "messages"> {
  /** Refused fields to name here, as the form has no place for them. */
  readonly fields?: readonly string[] | "all";
}

export function FailureNotice({ fields = [], ...props }: FailureNoticeProps) {
  const { i18n } = useLingui();
  const { failure } = props;
  const reason = failure === null ? null : failureOf(failure);
  const messages = reason === null ? [] : fieldMessages(i18n, reason, fields);
  return <ReasonNotice {...props} messages={messages} />;
}
