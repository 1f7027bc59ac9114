import { randomFillSync } from 'node:crypto';
import type { HumanCheckChoice } from '../../config/readConfig.ts';

/**
 * The policy of a frame on another site, which may load our own script, images, and a style with the nonce. `ancestors` are the
 * origins that may embed it; for '*' the directive is left out, since '*' would exclude sandboxed pages and local files.
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

/** The sources that a page needs in addition to the base policy, by directive. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

/** The sources that the services for human checks document. */
const sources: Readonly<Partial<Record<HumanCheckChoice['kind'], ExtraSources>>> = {
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    // It creates the policy goog#html, which the video player may have created before for a trailer.
    'trusted-types': ['recaptcha', "'allow-duplicates'"],
  },
  turnstile: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
};

/** The additional sources of every page for a kind of human check: none, unless a service is configured. */
export function humanCheckSources(kind: HumanCheckChoice['kind']): ExtraSources {
  return sources[kind] ?? {};
}

// Stitches creates an empty style element first, and throws when the policy blocks it.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The policy of the site's pages. `nonce` is new for each response, and `apiHost` is empty for the same origin. All pages have the
 * same policy, since client-side navigation keeps that of the first page.
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

const nonceBytes = 16;
const batchSize = 256;

/**
 * Creates a generator of nonces in base64, none of which repeats. Random bytes are generated in batches, as `randomUUID` does,
 * since generating so few at a time costs more than everything else that is done with them.
 */
export function createNonces(): () => string {
  const batch = Buffer.alloc(nonceBytes * batchSize);
  let next = batch.length;
  return () => {
    if (next === batch.length) {
      randomFillSync(batch);
      next = 0;
    }
    const nonce = batch.toString('base64', next, next + nonceBytes);
    next += nonceBytes;
    return nonce;
  };
}
