import { useQueryClient } from "@tanstack/react-query";
import { signOut } from "#web/features/auth/api.ts";

/** Signs out and loads the page anew, as a visitor's. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  return () => void signOut(queryClient).then(() => location.reload());
}
