import type { HumanCheckChoice } from '../../../config/readConfig.ts';

/**
 * What a frame on somebody else's page may load and run: our own script and pictures, a style with the nonce. `ancestors` are
 * the pages that may show it; for '*' it says nothing of them, since '*' leaves out pages in a sandbox and in files.
 */
export function framePolicy(nonce: string, ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'none'",
    ...(ancestors === '*' ? [] : [`frame-ancestors ${ancestors}`]),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** What a page needs beside its own policy: sources by directive. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

/** What the pages of a service's human check load and run, by its documents. */
const sources: Readonly<Partial<Record<HumanCheckChoice['kind'], ExtraSources>>> = {
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    // Like the video player it makes a policy goog#html, and a person may have seen a trailer before.
    'trusted-types': ['recaptcha', "'allow-duplicates'"],
  },
  turnstile: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
};

/** What the policy of every page adds for this kind of human check: nothing, unless a service is configured. */
export function humanCheckSources(kind: HumanCheckChoice['kind']): ExtraSources {
  return sources[kind] ?? {};
}

// Stitches starts with an empty style element, and dies when that is refused.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What a page of the site may load and run; `nonce` is new for each answer, `apiHost` empty for the same origin. The same for
 * every page, since who goes on within the site keeps the policy of the first one.
 */
export function contentSecurityPolicy(nonce: string, apiHost: string, extra: ExtraSources = {}): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", `'nonce-${nonce}'`, 'https://www.youtube.com'],
    ['style-src', "'self'", `'nonce-${nonce}'`, emptyStyle],
    ['img-src', "'self'", 'data:', 'https:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(apiHost ? [apiHost] : [])],
    ['frame-src', 'https://www.youtube.com', 'https://www.youtube-nocookie.com'],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'gildshelf', 'youtube-widget-api', 'goog#html'],
  ];
  return directives
    .map(([name, ...sources]) => [name, ...sources, ...(extra[name] ?? [])].join(' '))
    .join('; ');
}
