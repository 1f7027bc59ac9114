import * as z from 'zod/mini';

/** A service that tells people from programmes and vouches for an answer at an address called 'siteverify'. */
export interface SiteverifyService {
  readonly address: string;
  /** How it vouches. What is missing here makes an answer worth nothing. */
  readonly voucher: z.ZodMiniType<Voucher>;
}

/** What a service says of an answer that it takes. */
export interface Voucher {
  /** When and on which site the answer was got, and for what. */
  readonly challenge_ts: string;
  readonly hostname: string;
  readonly action: string;
  /** From 0, a programme, to 1, a person; only where the service scores. */
  readonly score?: number | undefined;
}

const place = { challenge_ts: z.string(), hostname: z.string(), action: z.string() };

/** Both services, as their documents describe them: one question, and answers that differ in a score. */
export const siteverifyServices = {
  /** reCAPTCHA v3. An answer of v2 has neither score nor action, and is not enough. */
  recaptcha: {
    address: 'https://www.google.com/recaptcha/api/siteverify',
    voucher: z.object({ ...place, score: z.number() }),
  },
  turnstile: {
    address: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    voucher: z.object(place),
  },
} as const satisfies Readonly<Record<string, SiteverifyService>>;
