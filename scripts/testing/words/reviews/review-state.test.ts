import { expect, it } from "vitest";
import { markReviewed, stateOf } from "./review-state.ts";

const block = '#. A note\n#: src/web/home.tsx\nmsgid "Home"\nmsgstr "Nyumbani"';

it("a message stays reviewed while its English and its translation are unchanged", () => {
  const marked = markReviewed(block, "Home", "Nyumbani");
  expect(stateOf(block, "Home", "Nyumbani")).toBe("draft");
  expect(stateOf(marked, "Home", "Nyumbani")).toBe("reviewed");
  expect(stateOf(marked, "House", "Nyumbani")).toBe("draft");
  expect(stateOf(marked, "Home", "Mwanzo")).toBe("draft");
});

it("a message reviewed again has one mark", () => {
  const marked = markReviewed(markReviewed(block, "Home", "Nyumbani"), "Home", "Mwanzo");
  expect(marked.match(/reviewed/g)).toHaveLength(1);
});
