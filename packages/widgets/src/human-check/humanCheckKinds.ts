import { messages } from '@gildshelf/api-client/contract';
import { HumanCheckError } from './HumanCheckError.ts';
import type { HumanCheckKind, HumanCheckTask } from './HumanCheckKind.ts';
import { proveWork } from './proveWork.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

type Service = 'askRecaptcha' | 'askTurnstile';

const askService = (name: Service) => async (task: HumanCheckTask) => {
  try {
    const services = await import('./services/index.ts');
    return await services[name](task);
  } catch (cause) {
    throw cause instanceof HumanCheckError ? cause : failure(cause);
  }
};

/** Every kind of human check that a page's `<meta name="human-check">` can name. */
const kinds: Readonly<Record<string, HumanCheckKind>> = {
  // Not empty: an empty answer is one that somebody left out.
  none: { lifetime: day, answer: async () => 'none' },
  // Hosts take an answer for ten minutes after they asked.
  'proof-of-work': { lifetime: 5 * minute, answer: proveWork },
  // Good for two minutes, and for five.
  recaptcha: { lifetime: 2 * minute - 15 * second, answer: askService('askRecaptcha') },
  turnstile: { lifetime: 5 * minute - 15 * second, mayAsk: true, answer: askService('askTurnstile') },
};

/** A kind that is not known lets nobody pass. */
const unknownKind: HumanCheckKind = {
  lifetime: 0,
  answer: async () => {
    throw failure();
  },
};

/** The kind that a page names, and the key behind its colon. */
export function readHumanCheckKind(text: string): {
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
