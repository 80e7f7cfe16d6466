// @vitest-environment happy-dom
import { useState } from "react";
import { expect, it } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { allowTranslatedNodes } from "./translated-nodes.ts";

/** Wraps each text node as Chrome's translation does. */
function translate(root: Node): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType !== Node.TEXT_NODE) translate(child);
    else {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      child.parentNode?.replaceChild(outer, child);
      outer.append(inner);
      inner.append(child);
    }
  }
}

function Steps() {
  const [step, setStep] = useState(0);
  return (
    <p>
      {step === 1 && "Second. "}
      {step < 2 && "Not the last. "}
      <button type="button" aria-label="Next" onClick={() => setStep(step + 1)}>
        Next {step}
      </button>
    </p>
  );
}

it("React inserts before, changes and removes text nodes that a translation has wrapped", async () => {
  allowTranslatedNodes();
  const { press, close } = await openScreen(<Steps />);
  const text = () => document.querySelector("p")?.textContent;
  expect(text()).toBe("Not the last. Next 0");
  for (const shown of ["Second. Not the last. Next 1", "Next 2"]) {
    translate(document.body);
    await press("Next");
    expect(text()).toBe(shown);
  }
  await close();
});
