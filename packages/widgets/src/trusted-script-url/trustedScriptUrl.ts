/** The name of our Trusted Types policy: a page's `trusted-types` must allow it. */
export const trustedTypesPolicy = 'gildshelf';

/** The video provider's player: the one script from elsewhere. */
export const playerScript = 'https://www.youtube.com/iframe_api';

interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

function allowed(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin === location.origin || address === playerScript) return address;
  throw new TypeError(`Scripts come from ${location.origin} only, not from ${address}.`);
}

/** An address that may be run as a script, where the browser has Trusted Types: one of the page's own origin, or the player. */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes
    ? trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: allowed })
    : { createScriptURL: allowed };
  return policy.createScriptURL(address);
}
