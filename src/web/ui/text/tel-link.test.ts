import { expect, it } from "vitest";
import { telLink } from "./tel-link.ts";

it("telLink removes the spaces of a phone number", () => {
  expect(telLink("0800 567 567")).toBe("tel:0800567567");
  expect(telLink("+263 784 845 294")).toBe("tel:+263784845294");
});
