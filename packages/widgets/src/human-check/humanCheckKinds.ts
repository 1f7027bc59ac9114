import { messages } from '@gildshelf/api-client/contract';
import { getProofOfWorkToken } from './getProofOfWorkToken.ts';
import { HumanCheckError } from './HumanCheckError.ts';
import type { HumanCheckKind, HumanCheckTask } from './HumanCheckKind.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

type Service = 'getRecaptchaToken' | 'getTurnstileToken';

const callService = (name: Service) => async (task: HumanCheckTask) => {
  try {
    const services = await import('./services/index.ts');
    return await services[name](task);
  } catch (cause) {
    throw cause instanceof HumanCheckError ? cause : failure(cause);
  }
};

/** Every kind of human check that a page's `<meta name="human-check">` can specify. */
const kinds: Readonly<Record<string, HumanCheckKind>> = {
  // Not empty, because the API treats an empty token as a missing one.
  none: { lifetime: day, getToken: async () => 'none' },
  // The API accepts a solution for ten minutes after it has issued the challenge.
  'proof-of-work': { lifetime: 5 * minute, getToken: getProofOfWorkToken },
  // Tokens of reCAPTCHA are valid for two minutes, those of Turnstile for five.
  recaptcha: { lifetime: 2 * minute - 15 * second, getToken: callService('getRecaptchaToken') },
  turnstile: {
    lifetime: 5 * minute - 15 * second,
    isInteractive: true,
    getToken: callService('getTurnstileToken'),
  },
};

/** An unknown kind always fails. */
const unknownKind: HumanCheckKind = {
  lifetime: 0,
  getToken: async () => {
    throw failure();
  },
};

/** Parses `kind` or `kind:SITEKEY`, as the page specifies it. */
export function parseHumanCheckKind(text: string): {
  readonly kind: HumanCheckKind;
  readonly siteKey: string;
} {
  const [name = '', siteKey = ''] = text.split(':');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return { kind: kind ?? unknownKind, siteKey };
}

function failure(cause?: unknown): HumanCheckError {
  return new HumanCheckError(messages.humanCheck.failed, { cause });
}
