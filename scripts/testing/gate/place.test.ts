import { expect, inject, test } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the dated tests run; the other tests run anywhere. */
    place?: { readonly timeZone: string; readonly locale: string | undefined };
  }
}

test("this process began in its place", () => {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  const place = inject("place");
  expect(place?.timeZone ?? timeZone).toBe(timeZone);
  expect(place?.locale ?? locale).toBe(locale);
});
