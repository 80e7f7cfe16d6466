import { useEffect } from "react";

let stands: () => void;

/** Ends once the first picture of home has been drawn: what lies below it is fetched after that. */
export const standing = new Promise<void>((resolve) => {
  stands = resolve;
});

/** For the page whose first picture it is. */
export function useStanding(): void {
  useEffect(() => stands(), []);
}
