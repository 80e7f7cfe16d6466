const METHODS = [
  "decrypt",
  "deriveBits",
  "deriveKey",
  "digest",
  "encrypt",
  "exportKey",
  "generateKey",
  "importKey",
  "sign",
  "unwrapKey",
  "verify",
  "wrapKey",
] as const;

let running = 0;

/** Whether a Web Crypto operation of the page is still running. */
export const isKeyWorkRunning = () => running > 0;

for (const method of METHODS) {
  const original = crypto.subtle[method] as (...parameters: unknown[]) => Promise<unknown>;
  Object.defineProperty(crypto.subtle, method, {
    configurable: true,
    value: async (...parameters: unknown[]) => {
      running += 1;
      try {
        return await original.apply(crypto.subtle, parameters);
      } finally {
        running -= 1;
      }
    },
  });
}
