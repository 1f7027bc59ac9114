/** The name of our Trusted Types policy: a page's `trusted-types` must allow it. */
export const trustedTypesPolicy = 'gildshelf';

/** The video provider's player. */
export const playerScript = 'https://www.youtube.com/iframe_api';

/** Turnstile, for whoever asks it by itself. */
export const turnstileScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const recaptcha = 'https://www.google.com/recaptcha/api.js?trustedtypes=true&render=';
const siteKey = /^[\w-]{1,128}$/;

/** reCAPTCHA v3 for the owner of a key, in the edition that keeps to Trusted Types. */
export function recaptchaScript(key: string): string {
  return `${recaptcha}${key}`;
}

interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

function allowed(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin === location.origin || isKnown(address)) return address;
  throw new TypeError(`Scripts come from ${location.origin} only, not from ${address}.`);
}

function isKnown(address: string): boolean {
  if (address === playerScript || address === turnstileScript) return true;
  return address.startsWith(recaptcha) && siteKey.test(address.slice(recaptcha.length));
}

/** An address that may be run as a script, where the browser has Trusted Types: one of the page's own origin, the player, or one that tells people from programmes. */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes
    ? trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: allowed })
    : { createScriptURL: allowed };
  return policy.createScriptURL(address);
}
