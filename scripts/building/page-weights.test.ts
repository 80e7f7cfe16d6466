// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { kilobytesOfBuild, UNWEIGHED } from "../../src/web/boot/kilobytes.ts";
import { weightsMeta, withWeights } from "./page-weights.ts";

const weights = { page: "64", app: "276" };
afterEach(() => {
  document.head.innerHTML = "";
});

it("every placeholder of a size in the page is replaced", () => {
  const { page, app } = UNWEIGHED;
  expect(withWeights(`${weightsMeta}<p>${page} kB, then ${app} kB`, weights)).toBe(
    '<meta name="kilobytes" content="64 276"><p>64 kB, then 276 kB',
  );
});

it("scripts read the same sizes from the page's head", () => {
  document.head.innerHTML = withWeights(weightsMeta, weights);
  expect(kilobytesOfBuild()).toEqual(weights);
});

it("a page without sizes shows none", () => {
  expect(kilobytesOfBuild()).toBeNull();
  document.head.innerHTML = weightsMeta;
  expect(kilobytesOfBuild()).toBeNull();
});
