import type { DeviceHeaders } from "#contract/account/auth.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { base64UrlOf } from "../seal/base64.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export function deviceHeaders(): DeviceHeaders {
  try {
    return { "device-token": storedToken() ?? makeToken() };
  } catch {
    return {};
  }
}

export function forgetDevice(): void {
  localStorage.removeItem(storageKeys.device);
}

function storedToken(): string | null {
  const stored = localStorage.getItem(storageKeys.device);
  return stored !== null && TOKEN.test(stored) ? stored : null;
}

function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  const token = base64UrlOf(bytes);
  localStorage.setItem(storageKeys.device, token);
  return token;
}
