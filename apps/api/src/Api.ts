import type { Hono } from 'hono';
import type { KeptAnswers } from './middleware/answerKept.ts';
import type { SignedInUser } from './SignedInUser.ts';

/** What endpoints are bound to: the HTTP application, and the way to know who calls. */
export interface Api {
  readonly http: Hono;
  /** What calls have ready for anybody. */
  readonly kept: KeptAnswers;
  /** The person behind an Authorization header; undefined where it names nobody who is signed in. */
  readonly authenticate: (authorization: string | undefined) => Promise<SignedInUser | undefined>;
}
