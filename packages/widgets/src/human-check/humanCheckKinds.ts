import { ApiError } from '@gildshelf/api-client';
import { messages } from '@gildshelf/api-client/contract';
import { HumanCheckError, type HumanCheckKind, type HumanCheckTask } from './humanCheckTask.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

type Service = 'getRecaptchaToken' | 'getTurnstileToken';

const callService = (name: Service) => async (task: HumanCheckTask) => {
  try {
    const services = await import('./services.ts');
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

const notFound = 404;

/** Fetches a challenge from the API and resolves to the token that proves its solution. */
async function getProofOfWorkToken({ fetchChallenge, controller }: HumanCheckTask): Promise<string> {
  try {
    const [challenge, { solveProofOfWork }] = await Promise.all([
      fetchChallenge(),
      import('./solveProofOfWork.ts'),
    ]);
    const token = await solveProofOfWork(challenge, controller);
    if (token !== null) return token;
  } catch (cause) {
    // A server without this endpoint does not support the proof of work.
    if (cause instanceof ApiError && cause.userMessage && cause.status !== notFound) throw cause;
    throw new HumanCheckError(messages.humanCheck.failed, { cause });
  }
  throw new HumanCheckError(messages.humanCheck.timeout);
}
