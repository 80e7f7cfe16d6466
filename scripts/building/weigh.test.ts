// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { kilobytesOfBuild, UNWEIGHED } from "../../src/web/boot/kilobytes.ts";
import { weightsMeta, withWeights } from "./weigh.ts";

const weights = { page: "64", app: "276" };
afterEach(() => {
  document.head.innerHTML = "";
});

it("every place of a weight in the page gets the figure", () => {
  const { page, app } = UNWEIGHED;
  expect(withWeights(`${weightsMeta}<p>${page} kB, then ${app} kB`, weights)).toBe(
    '<meta name="kilobytes" content="64 276"><p>64 kB, then 276 kB',
  );
});

it("the page's scripts read the same figures from its head", () => {
  document.head.innerHTML = withWeights(weightsMeta, weights);
  expect(kilobytesOfBuild()).toEqual(weights);
});

it("a page that was not weighed names no figure", () => {
  expect(kilobytesOfBuild()).toBeNull();
  document.head.innerHTML = weightsMeta;
  expect(kilobytesOfBuild()).toBeNull();
});
