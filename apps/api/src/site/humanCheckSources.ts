import type { HumanCheckChoice } from '../environment.ts';

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
