import { messages, ownMessages, type Problem } from '@gildshelf/api-client/contract';

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 431 | 500 | 501 | 502 | 503;

/** The body of an error answer, as the contract's `problem` reads it. */
export type ErrorBody = Partial<Problem> & { readonly message: string };

/** A refusal that is told to the caller: a status, a sentence, nothing of the inside. */
export class HttpError extends Error {
  readonly status: ProblemStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ProblemStatus, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }

  get body(): ErrorBody {
    return { message: this.message };
  }
}

/** 400: the first sentence, and all of them. */
export class InvalidInput extends HttpError {
  readonly sentences: readonly string[];

  constructor(...sentences: readonly [string, ...string[]]) {
    super(400, sentences[0]);
    this.sentences = sentences;
  }

  override get body(): ErrorBody {
    return { message: this.message, errors: this.sentences.map((message) => ({ message })) };
  }
}

/** 401: no token, or one that is not (or no longer) good. */
export class Unauthenticated extends HttpError {
  constructor() {
    super(401, ownMessages.request.signInNeeded, { 'www-authenticate': 'Bearer' });
  }
}

/** 401 of the login call itself: one answer for every reason, so that it tells nothing. */
export class WrongCredentials extends HttpError {
  constructor() {
    super(401, messages.login.failed, { 'www-authenticate': 'Bearer' });
  }
}

/** 403: somebody else's; the same whether that somebody exists or not. */
export class Forbidden extends HttpError {
  constructor() {
    super(403, ownMessages.request.notYours);
  }
}

/** 403 of a login with the right password and an address that is not verified yet. */
export class NotVerified extends HttpError {
  readonly email: string;

  constructor(email: string) {
    super(403, messages.login.unverified);
    this.email = email;
  }

  override get body(): ErrorBody {
    return { message: this.message, requiresVerification: true, user: { email: this.email } };
  }
}

/** 404: no such address, or the sentence for what was looked for. */
export class NotFound extends HttpError {
  constructor(message: string = ownMessages.request.notFound) {
    super(404, message);
  }
}

/** 405: the address takes only the methods in `allow`. */
export class MethodNotAllowed extends HttpError {
  constructor(allow: readonly string[]) {
    super(405, ownMessages.request.methodNotAllowed, { allow: allow.join(', ') });
  }
}

/** 409: taken by another person, or no room. */
export class Conflict extends HttpError {
  constructor(message: string) {
    super(409, message);
  }
}

/** 413: more than a request may bring; what is still on its way is not read. */
export class PayloadTooLarge extends HttpError {
  constructor() {
    super(413, ownMessages.request.tooLarge, { connection: 'close' });
  }
}

/** 415: a body that is not said to be JSON. */
export class UnsupportedMediaType extends HttpError {
  constructor() {
    super(415, ownMessages.request.wrongContentType);
  }
}

/** 429: again in so many seconds. */
export class TooManyRequests extends HttpError {
  constructor(retryAfterMs: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    super(429, ownMessages.request.tooMany, { 'retry-after': String(seconds) });
  }
}

/** 501: what is asked for is known, and not done here. */
export class NotImplemented extends HttpError {
  constructor(message: string) {
    super(501, message);
  }
}

/** 502: what somebody else was asked for did not come, or cannot be passed on. */
export class BadGateway extends HttpError {
  constructor() {
    super(502, ownMessages.request.unavailable);
  }
}

/** 503: what is needed for an answer is out of reach (database, disk, mail). */
export class Unavailable extends HttpError {
  constructor() {
    super(503, ownMessages.request.unavailable, { 'retry-after': '5' });
  }
}

/** 500: a fault of ours; what it was stands in the log alone. */
export class InternalError extends HttpError {
  constructor() {
    super(500, messages.transport.unexpected);
  }
}
