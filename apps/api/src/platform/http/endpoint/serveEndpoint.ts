import {
  type Endpoint,
  issueMessage,
  ownMessages,
  type PathParameters,
  reading,
  serverLimits,
} from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { type Viewer, visitor } from '../../titles/visibleTitles.ts';
import { InvalidInput, PayloadTooLarge, UnsupportedMediaType } from '../errors.ts';
import type { CachedResponses } from '../middleware/serveCached.ts';
import { jsonResponse } from '../response/textResponse.ts';
import { requireOwner, requireScope, requireUser, type SignedInUser, viewerOf } from './policies.ts';

/** PostgreSQL cannot store text with U+0000, and no keyboard produces it: such a value is invalid. */
function rejectNul(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && value.includes('\0'))
      throw new InvalidInput(ownMessages.request.invalidField(name));
}

/** What endpoints are bound to: the HTTP application, its cache and its authentication. */
export interface Api {
  readonly http: Hono;
  /** Cached responses that are the same for every client. */
  readonly cachedResponses: CachedResponses;
  /** Resolves an Authorization header to its user; undefined if it is missing or neither a valid session nor a valid access token. */
  readonly authenticate: (authorization: string | undefined) => Promise<SignedInUser | undefined>;
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** A request that passed its endpoint's access rule and schemas. */
export interface ServedRequest<E extends Endpoint> {
  readonly params: PathParameters<E>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  /** The authenticated user; undefined if the endpoint is public. */
  readonly user: E['access'] extends 'public' ? undefined : SignedInUser;
  /** Who sees the response; for a public endpoint that does not depend on its viewer, any visitor. */
  readonly viewer: Viewer;
  readonly context: Context;
}

/** Returns the response body; a Response is sent unchanged (its bytes were created from parsed data before). */
export type Handler<E extends Endpoint> = (
  request: ServedRequest<E>,
) => z.input<E['response']> | Response | Promise<z.input<E['response']> | Response>;

/** Binds an endpoint of the contract: access, input validation, handler and a 200 JSON response. Rejections are thrown. */
export function serveEndpoint<const E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  api.http.on(endpoint.method, endpoint.path, async (context) => {
    const user = endpoint.access === 'public' ? undefined : await authorise(api, endpoint, context);
    const viewer = user ?? (endpoint.dependsOnViewer ? await readViewer(api, context) : visitor);
    const query = endpoint.query && parseInput(endpoint.query, context.req.query());
    const body =
      endpoint.body && parseInput(endpoint.body, await readJson(context.req.raw, endpoint.maxBody));
    if (!endpoint.body && endpoint.method !== 'GET') await ignoreBody(context.req.raw);
    const params = context.req.param();
    rejectNul(params);
    const result = await handler({
      params,
      query,
      body,
      user,
      viewer,
      context,
    } as ServedRequest<E>);
    const response =
      result instanceof Response
        ? result
        : await jsonResponse(context, JSON.stringify(parseResult(endpoint, result)));
    if (endpoint.dependsOnViewer) setCacheHeaders(response.headers, viewer);
    return response;
  });
}

/** The viewer of a public response. Without a token, or with one that is not valid, anyone. */
async function readViewer(api: Api, { req }: Context): Promise<Viewer> {
  const authorization = req.header('authorization');
  return authorization === undefined ? visitor : viewerOf(await api.authenticate(authorization));
}

/** Prevents a cache from storing a response with adult titles, and from sending the response for visitors to a user who sees them. */
function setCacheHeaders(headers: Headers, { seesAdultTitles }: Viewer): void {
  headers.append('vary', 'authorization');
  if (seesAdultTitles) headers.set('cache-control', 'private, no-store');
}

async function authorise(api: Api, endpoint: Endpoint, context: Context): Promise<SignedInUser> {
  const { req } = context;
  const user = requireUser(await api.authenticate(req.header('authorization')));
  for (const [name, value] of Object.entries(user.accessToken?.headers ?? {})) context.header(name, value);
  requireScope(user, endpoint);
  if (endpoint.access === 'owner') requireOwner(user, req.param('userId'));
  return user;
}

function parseInput(schema: z.ZodMiniType, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) {
    rejectNul(parsed.data);
    return parsed.data;
  }
  const [first = '', ...others] = new Set(parsed.error.issues.map(issueMessage));
  throw new InvalidInput(first, ...others);
}

/** Removes fields that the contract does not name; a list that loses an entry is an internal error. */
function parseResult(endpoint: Endpoint, result: unknown) {
  const parsed = endpoint.response.parse(result);
  if (Array.isArray(result) && Array.isArray(parsed) && result.length !== parsed.length)
    throw new Error(`An entry in the response of ${endpoint.method} ${endpoint.path} violates the contract.`);
  return parsed as Parameters<Context['json']>[0];
}

const jsonType = /^application\/json\s*(;|$)/i;

/** Parses the JSON body of a request; throws 415, 413 or 400. */
async function readJson(request: Request, maximum?: number): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) throw new UnsupportedMediaType();
  const bytes = await readBytes(request, maximum);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), asWellFormed);
  } catch {
    throw new InvalidInput(ownMessages.request.notJson);
  }
}

/** An escape such as \\ud83c can be an unpaired surrogate. */
const asWellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? reading.wellFormed(value) : value;

/** Reads and discards a body that the endpoint does not use; throws 413 if it is too large for any endpoint. */
async function ignoreBody(request: Request): Promise<void> {
  await readBytes(request);
}

async function readBytes(request: Request, maximum: number = serverLimits.requestBody): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maximum) throw new PayloadTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maximum) throw new PayloadTooLarge();
      chunks.push(chunk);
    }
  } catch (thrown) {
    // A client that disconnects halfway is neither an internal error nor an unavailable database.
    throw thrown instanceof PayloadTooLarge ? thrown : new InvalidInput(ownMessages.request.notJson);
  }
  return Buffer.concat(chunks, size);
}
