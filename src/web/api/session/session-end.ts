import { channel } from "../channel.ts";

export const { follow: followSessionEnd, announce: announceSessionEnd } = channel();
