/** The name of our Trusted Types policy: a page's `trusted-types` must allow it. */
export const trustedTypesPolicy = 'gildshelf';

/** The video provider's player. */
export const playerScript = 'https://www.youtube.com/iframe_api';

/** Turnstile with explicit rendering. */
export const turnstileScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const recaptcha = 'https://www.google.com/recaptcha/api.js?trustedtypes=true&render=';
const siteKey = /^[\w-]{1,128}$/;

/** reCAPTCHA v3 for a site key, in the build that supports Trusted Types. */
export function recaptchaScript(key: string): string {
  return `${recaptcha}${key}`;
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

function checkScriptUrl(url: string): string {
  const { origin } = new URL(url, location.href);
  if (origin === location.origin || isThirdPartyScript(url)) return url;
  throw new TypeError(`Scripts are allowed from ${location.origin} only, not from ${url}.`);
}

function isThirdPartyScript(url: string): boolean {
  if (url === playerScript || url === turnstileScript) return true;
  return url.startsWith(recaptcha) && siteKey.test(url.slice(recaptcha.length));
}

/**
 * Returns a URL that may be loaded as a script, as a trusted one when the browser supports Trusted Types. Allowed are URLs of the
 * page's own origin, the video player and the human-check services; any other URL throws a TypeError.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes
    ? trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: checkScriptUrl })
    : { createScriptURL: checkScriptUrl };
  return policy.createScriptURL(url);
}
