import { useEffect } from "react";
import { forgetSignIn } from "#web/features/account/auth/api.ts";
import { Waiting } from "./waiting.tsx";

/** The stored sign-in is void: it is removed, and she starts from the front page. */
export function LeaveSignIn() {
  useEffect(() => {
    forgetSignIn();
    location.replace("/");
  }, []);
  return <Waiting />;
}
