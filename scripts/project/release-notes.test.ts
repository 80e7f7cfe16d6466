import { expect, it } from "vitest";
import { releaseNotes } from "../release-notes.ts";

const CHANGELOG = `# Changelog

## [Unreleased]

- Later.

## 1.0.0 – 2026-12-01

### Added

- First.

## 0.4.0 – 2026-11-23

- Older.
`;

it("the notes of a release are its section of the changelog", () => {
  expect(releaseNotes("v1.0.0", CHANGELOG, "1.0.0")).toBe("### Added\n\n- First.");
});

it("a tag without its version in package.json or the changelog is refused", () => {
  expect(() => releaseNotes("v1.0.1", CHANGELOG, "1.0.0")).toThrow("package.json has 1.0.0");
  expect(() => releaseNotes("v1.1.0", CHANGELOG, "1.1.0")).toThrow("no section for 1.1.0");
});
