import { expect, it } from "vitest";
import { QueryClientContext } from "#web/api/queries/client-context.ts";
import { createQueryClient } from "#web/api/queries/query-client.ts";
import { markupOf } from "../../../../scripts/testing/words-on-screen.tsx";
import { LoginPage } from "./login-page.tsx";
import { RegisterPage } from "./register-page.tsx";

function mainOf(Page: () => React.ReactNode): string {
  const page = (
    <QueryClientContext value={createQueryClient()}>
      <Page />
    </QueryClientContext>
  );
  return /<main.*<\/main>/s.exec(markupOf(page))?.[0] ?? "";
}

it("password fields are masked and marked for password managers", () => {
  const fieldsOf = (Page: () => React.ReactNode) => [
    ...mainOf(Page).matchAll(/<input[^>]*type="password"[^>]*>/g),
  ];
  const [current, ...others] = fieldsOf(LoginPage).map(String);
  expect(current).toContain('autoComplete="current-password"');
  expect(others).toEqual([]);
  const fresh = fieldsOf(RegisterPage).map(String);
  expect(fresh).toHaveLength(2);
  for (const field of fresh) expect(field).toContain('autoComplete="new-password"');
});

it("the sign-in and sign-up forms link to each other [S2-22 S2-24]", () => {
  expect(mainOf(LoginPage)).toContain('href="/register"');
  expect(mainOf(LoginPage)).not.toContain('href="/login"');
  expect(mainOf(RegisterPage)).toContain('href="/login"');
});
