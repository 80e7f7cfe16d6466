import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChoiceField } from "./choice-field.tsx";
import { SelectField } from "./select-field.tsx";
import { Slider } from "./slider.tsx";
import { TextField } from "./text-field.tsx";

const nothing = () => undefined;
const attribute = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1];

describe("a field", () => {
  const field = (text: { hint?: string; error?: string }) =>
    renderToStaticMarkup(
      <TextField label="Age" name="age" value="" onChange={nothing} {...text} />,
    );

  it("is named by its label", () => {
    const html = field({});
    expect(attribute(html, "for")).toBe(attribute(/<input[^>]*>/.exec(html)?.[0] ?? "", "id"));
  });

  it("has no description without hint and error", () => {
    expect(field({})).not.toMatch(/aria-(describedby|invalid)="/);
  });

  it("is described by hint and error, and marked as invalid", () => {
    const html = field({ hint: "In years", error: "Enter a whole number." });
    const ids = attribute(html, "aria-describedby")?.split(" ") ?? [];
    const texts = ids.map((id) => new RegExp(`<p id="${id}"[^>]*>([^<]*)`).exec(html)?.[1]);
    expect(texts).toEqual(["In years", "Enter a whole number."]);
    expect(attribute(html, "aria-invalid")).toBe("true");
  });
});

describe("a slider", () => {
  const html = (isAnswered: boolean) =>
    renderToStaticMarkup(
      <Slider
        label="Stress"
        min={1}
        max={5}
        value={3}
        isAnswered={isAnswered}
        onChange={nothing}
        valueText={isAnswered ? "3 of 5, moderate" : "Not answered"}
      />,
    );

  it("doesn't look or sound answered at its initial value", () => {
    expect(html(false)).toContain("data-unanswered");
    expect(attribute(html(false), "aria-valuetext")).toBe("Not answered");
    expect(html(true)).not.toContain("data-unanswered");
  });
});

describe("a single-choice field", () => {
  const options = [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ];

  it("checks the given answer, and none before", () => {
    const html = (value: string | null) =>
      renderToStaticMarkup(
        <ChoiceField
          legend="PCOS?"
          name="pcos"
          value={value}
          onChange={nothing}
          options={options}
        />,
      );
    expect(html("no")).toMatch(/checked="" value="no"|value="no" checked=""/);
    expect(html(null)).not.toContain(`checked=""`);
  });

  it("shows its placeholder while nothing is selected", () => {
    const html = renderToStaticMarkup(
      <SelectField
        label="Country"
        name="country"
        value=""
        onChange={nothing}
        options={options}
        placeholder="Choose a country"
      />,
    );
    expect(html).toMatch(/<option value="" disabled="" selected="">Choose a country</);
  });
});

it("a slider announces its value in words", () => {
  const html = renderToStaticMarkup(
    <Slider
      label="Pain"
      value={7}
      min={0}
      max={10}
      onChange={nothing}
      valueText="7 of 10, severe"
    />,
  );
  expect(attribute(html, "aria-valuetext")).toBe("7 of 10, severe");
});
