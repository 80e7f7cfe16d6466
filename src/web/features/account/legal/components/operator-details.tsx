import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { createElement } from "react";

const details = [
  ["name", msg`Who runs this copy of Mwezi`],
  ["informationOfficer", msg`Information Officer`],
  ["email", msg`Email`],
  ["address", msg`Address`],
] as const;

/**
 * Who runs this copy of Mwezi. The values come from the server through `<operator-value>`
 * (web/boot/operator-value.ts), which works without the app; visitor.css shows what it found.
 */
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
          Whoever runs this copy has not said who they are. Until they do, ask the person who gave
          you this address before you write anything about your health here. If it is you: the
          README says how to set your details.
        </Trans>
      </p>
      <p className="operator-unreachable">
        <Trans>
          The details could not be fetched. Check your connection and load this page again.
        </Trans>
      </p>
      <noscript>
        <p>
          <Trans>
            This block needs JavaScript. Without it, the same details stand at{" "}
            <a href="/api/operator">/api/operator</a>.
          </Trans>
        </p>
      </noscript>
    </div>
  );
}
