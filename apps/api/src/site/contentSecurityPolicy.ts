import type { ExtraSources } from './humanCheckSources.ts';

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
