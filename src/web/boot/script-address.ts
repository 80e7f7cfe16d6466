import { TRUSTED_POLICY } from "#contract/kernel/headers.ts";

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(TRUSTED_POLICY, {
  createScriptURL: (address) => address,
});

/** Browsers with Trusted Types take a worker's address only from a policy that the server allows. */
export const scriptAddress = (address: string): string =>
  policy?.createScriptURL(address) ?? address;
