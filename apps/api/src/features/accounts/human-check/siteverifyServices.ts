import * as z from 'zod/mini';

/** A service that distinguishes humans from bots and verifies tokens at an endpoint called 'siteverify'. */
export interface SiteverifyService {
  readonly url: string;
  /** The shape of a successful response. A token is invalid when one of the required fields is missing. */
  readonly responseSchema: z.ZodMiniType<SiteverifyResponse>;
}

/** The response of a service to a token that it accepts. */
export interface SiteverifyResponse {
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
