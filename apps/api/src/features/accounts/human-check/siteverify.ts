import { createHash } from 'node:crypto';
import { humanCheckAction } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { UsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import type { HumanCheck } from './humanCheck.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** The services themselves accept a token for two (reCAPTCHA) and five minutes (Turnstile). */
const maxAgeMs = 5 * minuteMs;
/** How far a service's clock may be ahead of the server's. */
const maxClockSkewMs = minuteMs;
const minScore = 0.5;
/** Below the eight seconds that a visitor waits for a response. */
const defaultTimeoutMs = 5 * secondMs;
const tokenPattern = /^[\w.-]{20,4096}$/;

export interface SiteverifyCheckOptions {
  readonly service: SiteverifyService;
  readonly secret: string;
  /** The host of the site whose pages request tokens. */
  readonly hostname: string;
  readonly usedChallenges: UsedChallengesRepository;
  readonly clock: () => number;
  /** The timeout of the request to the service in milliseconds; five seconds by default. */
  readonly timeoutMs?: number;
}

/**
 * A human check by a siteverify service. A token is valid only when the response of the service confirms it explicitly: the site,
 * the action, the age and, where there is one, the score must match. Each token is valid once.
 */
export function createSiteverifyCheck(options: SiteverifyCheckOptions): HumanCheck {
  const { service, secret, hostname, usedChallenges, clock } = options;

  function isValid({ hostname: site, action, score = 1, challenge_ts }: SiteverifyResponse): boolean {
    // Thrown, so that it is logged: either the configuration is wrong, or the token was issued elsewhere.
    if (site !== hostname) throw new Error('The token was issued for another site.');
    if (action !== humanCheckAction) throw new Error('The token was issued for another action.');
    const age = clock() - Date.parse(challenge_ts);
    return age >= -maxClockSkewMs && age < maxAgeMs && score >= minScore;
  }

  return {
    challenge: async () => undefined,
    async isHuman(token) {
      if (!tokenPattern.test(token)) return false;
      const form = { secret, response: token };
      const result = await requestSiteverify(service, form, options.timeoutMs ?? defaultTimeoutMs);
      if (!result || !isValid(result)) return false;
      // The services reject a second use themselves; this does not rely on it.
      const challenge = `siteverify:${createHash('sha256').update(token).digest('base64url')}`;
      return usedChallenges.use(challenge, Date.parse(result.challenge_ts) + maxAgeMs);
    },
  };
}

const maxResponseBytes = 16 * 1024;
/** The error codes that concern the token, and not the request. */
const invalidTokenCodes = new Set([
  'timeout-or-duplicate',
  'invalid-input-response',
  'missing-input-response',
]);

const outcomeSchema = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,64}$/)))),
});

/**
 * Sends one request to the service; undefined when the service rejects the token. Throws when there is no valid response within
 * `timeoutMs` milliseconds or the service rejects the request; the error message never contains the token or the secret.
 */
async function requestSiteverify(
  { url, responseSchema }: SiteverifyService,
  form: { readonly secret: string; readonly response: string },
  timeoutMs: number,
): Promise<SiteverifyResponse | undefined> {
  const json = readJson(await post(url, form, timeoutMs));
  const { success, 'error-codes': codes = [] } = read(outcomeSchema, json);
  if (success) return read(responseSchema, json);
  const requestErrors = codes.filter((code) => !invalidTokenCodes.has(code));
  if (requestErrors.length > 0)
    throw new Error(`The service rejected the request: ${requestErrors.join(', ')}.`);
  return undefined;
}

/** Does not rethrow the error of JSON.parse, whose message contains a part of the text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The response is not JSON.');
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new Error('The response has an unexpected shape.');
  return parsed.data;
}

async function post(url: string, form: Readonly<Record<string, string>>, timeoutMs: number) {
  const response = await fetch(url, {
    method: 'POST',
    // The optional `remoteip` is left out, so that the service does not get the visitor's IP address.
    body: new URLSearchParams(form),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The service responded with ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxResponseBytes) throw new Error('The response is too large.');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks, size));
}

/** A service that distinguishes humans from bots and verifies tokens at an endpoint called 'siteverify'. */
interface SiteverifyService {
  readonly url: string;
  /** The shape of a successful response. A token is invalid when one of the required fields is missing. */
  readonly responseSchema: z.ZodMiniType<SiteverifyResponse>;
}

/** The response of a service to a token that it accepts. */
interface SiteverifyResponse {
  /** When, on which site and for which action the token was issued. */
  readonly challenge_ts: string;
  readonly hostname: string;
  readonly action: string;
  /** From 0, a bot, to 1, a human; only from a service with scores. */
  readonly score?: number | undefined;
}

const commonFields = { challenge_ts: z.string(), hostname: z.string(), action: z.string() };

/** Both services, as documented: the requests are the same, and the responses differ only in the score. */
export const siteverifyServices = {
  /** reCAPTCHA v3. The response to a v2 token has neither score nor action and is rejected. */
  recaptcha: {
    url: 'https://www.google.com/recaptcha/api/siteverify',
    responseSchema: z.object({ ...commonFields, score: z.number() }),
  },
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    responseSchema: z.object(commonFields),
  },
} as const satisfies Readonly<Record<string, SiteverifyService>>;
