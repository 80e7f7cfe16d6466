import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { createElement } from "react";

const details = [
  ["name", msg`Who runs this copy of Mwezi`],
  ["informationOfficer", msg`Information Officer`],
  ["email", msg`Email`],
  ["address", msg`Address`],
] as const;

/** The values come through `<operator-value>` (web/boot/operator-value.ts), without the app. */
export function OperatorDetails() {
  const { i18n } = useLingui();
  return (
    <div className="operator">
      <dl>
        {details.map(([field, term]) => (
          <div key={field} className="operator-row">
            <dt>{i18n._(term)}</dt>
            <dd>{createElement("operator-value", { field })}</dd>
          </div>
        ))}
      </dl>
      <p className="operator-unset">
        <Trans>
          Whoever runs this copy hasn't said who they are. Until they do, ask the person who gave
          you this address before you write anything about your health here. If you run it: the
          README explains how to set your details.
        </Trans>
      </p>
      <p className="operator-unreachable">
        <Trans>We couldn't load the details. Check your connection and reload this page.</Trans>
      </p>
      <noscript>
        <p>
          <Trans>
            This block needs JavaScript. You can also find these details at{" "}
            <a href="/api/operator">/api/operator</a>.
          </Trans>
        </p>
      </noscript>
    </div>
  );
}
