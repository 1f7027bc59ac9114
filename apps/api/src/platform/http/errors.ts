import { messages, ownMessages, type Problem } from '@gildshelf/api-client/contract';

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 431 | 500 | 501 | 502 | 503;

/** The body of an error response, as in the contract's `problem`. */
export type ErrorBody = Partial<Problem> & { readonly message: string };

/** An error that is sent to the client: a status and a message without internal details. */
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

/** 400: the first message, and a list of all. */
export class InvalidInput extends HttpError {
  readonly errorMessages: readonly string[];

  constructor(...errorMessages: readonly [string, ...string[]]) {
    super(400, errorMessages[0]);
    this.errorMessages = errorMessages;
  }

  override get body(): ErrorBody {
    return { message: this.message, errors: this.errorMessages.map((message) => ({ message })) };
  }
}

/** 401: the token is missing, invalid or expired. */
export class Unauthenticated extends HttpError {
  constructor() {
    super(401, ownMessages.request.unauthenticated, { 'www-authenticate': 'Bearer' });
  }
}

/** 401 of the login endpoint: the same response for every reason, so that it reveals none. */
export class WrongCredentials extends HttpError {
  constructor() {
    super(401, messages.login.failed, { 'www-authenticate': 'Bearer' });
  }
}

/** 403: the resource belongs to another user, whether that user exists or not; or `message` names what a token lacks. */
export class Forbidden extends HttpError {
  constructor(message: string = ownMessages.request.forbidden) {
    super(403, message);
  }
}

/** 403 of a login with the right password and an email address that is not verified yet. */
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

/** 404: the path is unknown, or `message` names what is missing. */
export class NotFound extends HttpError {
  constructor(message: string = ownMessages.request.notFound) {
    super(404, message);
  }
}

/** 405: the path supports only the methods in `allow`. */
export class MethodNotAllowed extends HttpError {
  constructor(allow: readonly string[]) {
    super(405, ownMessages.request.methodNotAllowed, { allow: allow.join(', ') });
  }
}

/** 409: already taken, or a limit is reached. */
export class Conflict extends HttpError {
  constructor(message: string) {
    super(409, message);
  }
}

/** 413: the request is too large; the rest of it is not read. */
export class PayloadTooLarge extends HttpError {
  constructor() {
    super(413, ownMessages.request.tooLarge, { connection: 'close' });
  }
}

/** 415: the content type of the body is not JSON. */
export class UnsupportedMediaType extends HttpError {
  constructor() {
    super(415, ownMessages.request.unsupportedContentType);
  }
}

/** 429: `Retry-After` has whole seconds, at least 1. */
export class TooManyRequests extends HttpError {
  constructor(
    retryAfterMs: number,
    headers: Readonly<Record<string, string>> = {},
    message: string = ownMessages.request.rateLimited,
  ) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    super(429, message, { ...headers, 'retry-after': String(seconds) });
  }
}

/** 501: the requested feature is known, but not available on this server. */
export class NotImplemented extends HttpError {
  constructor(message: string) {
    super(501, message);
  }
}

/** 502: an upstream response is missing or cannot be forwarded. */
export class BadGateway extends HttpError {
  constructor() {
    super(502, ownMessages.request.unavailable);
  }
}

/** 503: the database, the disk or the mail server is unavailable. */
export class Unavailable extends HttpError {
  constructor() {
    super(503, ownMessages.request.unavailable, { 'retry-after': '5' });
  }
}

/** 500: an internal error, whose details are only logged. */
export class InternalError extends HttpError {
  constructor() {
    super(500, messages.transport.unexpected);
  }
}
