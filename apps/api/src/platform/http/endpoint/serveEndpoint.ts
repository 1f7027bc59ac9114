import {
  type Endpoint,
  issueSentence,
  ownMessages,
  type PathParameters,
} from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { InvalidInput } from '../errors.ts';
import type { CachedResponses } from '../middleware/serveCached.ts';
import { jsonResponse } from '../response/jsonResponse.ts';
import { requireOwner, requireUser, type SignedInUser } from './policies.ts';
import { ignoreBody, readJson } from './readJson.ts';

/** PostgreSQL keeps no text with U+0000 in it, and nobody types one: such a value is of the wrong shape. */
function refuseNul(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && value.includes('\0'))
      throw new InvalidInput(ownMessages.request.wrongShape(name));
}

/** What endpoints are bound to: the HTTP application, and the way to know who calls. */
export interface Api {
  readonly http: Hono;
  /** What calls have ready for anybody. */
  readonly kept: CachedResponses;
  /** The person behind an Authorization header; undefined where it names nobody who is signed in. */
  readonly authenticate: (authorization: string | undefined) => Promise<SignedInUser | undefined>;
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** A request that passed its endpoint's access rule and schemas. */
export interface ServedRequest<E extends Endpoint> {
  readonly params: PathParameters<E>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  /** Who calls; undefined where anybody may. */
  readonly user: E['access'] extends 'public' ? undefined : SignedInUser;
  readonly context: Context;
}

/** Gives the answer's body; a Response goes out as it is (bytes that were made from parsed parts before). */
export type Handler<E extends Endpoint> = (
  request: ServedRequest<E>,
) => z.input<E['response']> | Response | Promise<z.input<E['response']> | Response>;

/** Binds a call of the contract: who may, what may come in, what is done, what may go out (200, JSON). Refusals are thrown. */
export function serveEndpoint<const E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  api.http.on(endpoint.method, endpoint.path, async (context) => {
    const user = endpoint.access === 'public' ? undefined : await admit(api, endpoint, context);
    const query = endpoint.query && accept(endpoint.query, context.req.query());
    const body = endpoint.body && accept(endpoint.body, await readJson(context.req.raw));
    if (!endpoint.body && endpoint.method !== 'GET') await ignoreBody(context.req.raw);
    const params = context.req.param();
    refuseNul(params);
    const answer = await handler({
      params,
      query,
      body,
      user,
      context,
    } as ServedRequest<E>);
    return answer instanceof Response
      ? answer
      : jsonResponse(context, JSON.stringify(write(endpoint, answer)));
  });
}

async function admit(api: Api, endpoint: Endpoint, { req }: Context): Promise<SignedInUser> {
  const user = requireUser(await api.authenticate(req.header('authorization')));
  if (endpoint.access === 'owner') requireOwner(user, req.param('userId'));
  return user;
}

function accept(schema: z.ZodMiniType, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) {
    refuseNul(parsed.data);
    return parsed.data;
  }
  const [first = '', ...others] = new Set(parsed.error.issues.map(issueSentence));
  throw new InvalidInput(first, ...others);
}

/** Only what the contract names leaves; a list that loses an entry on the way is a fault of ours. */
function write(endpoint: Endpoint, answer: unknown) {
  const written = endpoint.response.parse(answer);
  if (Array.isArray(answer) && Array.isArray(written) && answer.length !== written.length)
    throw new Error(`An entry in the answer of ${endpoint.method} ${endpoint.path} breaks the contract.`);
  return written as Parameters<Context['json']>[0];
}
