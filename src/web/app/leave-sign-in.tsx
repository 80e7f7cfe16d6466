import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { forgetSignIn } from "#web/features/auth/api.ts";
import { Waiting } from "./waiting.tsx";

/** The stored sign-in is void: it is removed, and she starts from the front page. */
export function LeaveSignIn() {
  const queryClient = useQueryClient();
  useEffect(() => {
    forgetSignIn(queryClient);
    location.replace("/");
  }, [queryClient]);
  return <Waiting />;
}
