import { firstCall } from "#domain/care/emergency-numbers.ts";
import { useCountry } from "../api.ts";
import { CallLink } from "./call-link.tsx";

export const CallButton = () => <CallLink number={firstCall(useCountry()).number} />;
