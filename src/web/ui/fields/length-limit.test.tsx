// @vitest-environment happy-dom
import { useState } from "react";
import { expect, it } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";

function Form({ onSubmit, paste }: { readonly onSubmit: () => void; readonly paste: string }) {
  const [text, setText] = useState(paste);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextAreaField label="Notes" name="notes" value={text} onChange={setText} maxLength={20} />
      <TextField label="Name" name="name" value={text} onChange={setText} maxLength={30} />
      <button type="button" onClick={() => setText("short")}>
        Shorten
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

it("keeps a paste that is too long, counts it, and refuses to save it", async () => {
  let saved = 0;
  const screen = await openScreen(<Form paste={"x".repeat(25)} onSubmit={() => (saved += 1)} />);
  const notes = document.querySelector("textarea");
  expect(notes?.value).toHaveLength(25);
  expect(notes?.hasAttribute("maxlength")).toBe(false);
  expect(notes?.getAttribute("aria-invalid")).toBe("true");
  expect(document.body.textContent).toContain("25 of 20 characters: shorten this by 5.");
  const save = document.querySelector<HTMLButtonElement>("button[type=submit]");
  save?.click();
  expect(saved).toBe(0);
  expect(document.activeElement).toBe(notes);
  await screen.press("Shorten");
  save?.click();
  expect(saved).toBe(1);
  expect(document.body.textContent).not.toContain("characters");
});
