import { type Endpoint, endpointPath } from '@gildshelf/api-client/contract';
import type { TestResponse } from '../testing/app/createTestApp.ts';
import { bodyFields, sampleQuery } from '../testing/sampleBody.ts';

/** The kinds of callers; a row of the matrix sends one request for each. */
export type Caller =
  | 'no token'
  | 'malformed header'
  | 'expired token'
  | 'revoked token'
  | 'own token'
  | 'own token, foreign id'
  | 'own token, missing id'
  | "a foreign user's token";

/** The expected outcome: 'in' is any status except 401 and 403. */
export type Outcome = 'in' | 401 | 403;

/** The outcome depends only on the access of the call, and on whether its body names a user. */
export function expectedOutcome(endpoint: Pick<Endpoint, 'access' | 'body'>, caller: Caller): Outcome {
  const { access } = endpoint;
  if (access === 'public' || caller === 'own token') return 'in';
  if (caller === "a foreign user's token")
    return access === 'owner' || bodyFields(endpoint).includes('username') ? 403 : 'in';
  if (caller.startsWith('own token')) return access === 'owner' ? 403 : 'in';
  return 401;
}

const accessKinds: readonly unknown[] = ['public', 'user', 'owner'];
const hasOwner = ({ path }: Pick<Endpoint, 'path'>) => path.includes('/:userId');

/** One message for each call whose declared access is missing or does not fit its path. */
export function declarationProblems(endpoints: readonly Endpoint[]): string[] {
  return endpoints.flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (!accessKinds.includes(endpoint.access)) return [`${name} declares no access.`];
    if (hasOwner(endpoint) !== (endpoint.access === 'owner'))
      return [`${name} has the access '${endpoint.access}', which does not fit its path.`];
    return [];
  });
}

/** One message for each route that is served without being listed, and for each listed route that is not served. */
export function routeProblems(
  routes: readonly { readonly method: string; readonly path: string }[],
  endpoints: readonly Endpoint[],
  {
    otherRoutes,
    notYetServed,
  }: { readonly otherRoutes: readonly string[]; readonly notYetServed: readonly string[] },
): string[] {
  const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const declared = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  return [
    ...[...served]
      .filter((route) => !declared.has(route) && !otherRoutes.includes(route))
      .map((route) => `${route} is served and is no call of the contract.`),
    ...[...declared, ...otherRoutes]
      .filter((route) => !served.has(route) && !notYetServed.includes(route))
      .map((route) => `${route} is not served.`),
    ...notYetServed.filter((route) => served.has(route)).map((route) => `${route} is served by now.`),
  ];
}

/** One request of the matrix. */
export interface Cell {
  readonly caller: Caller;
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Call = (
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> },
) => Promise<TestResponse>;

/** Sends a request for each cell; resolves to one message for each response that does not fit the access of the call. */
export async function rowProblems(
  call: Call,
  endpoint: Endpoint,
  {
    cells,
    body,
    titleId,
    webhookId = titleId,
    viewId = titleId,
    playId = titleId,
    reviewId = titleId,
    editId = titleId,
    listId = titleId,
    entryId = titleId,
  }: {
    cells: readonly Cell[];
    body: unknown;
    titleId: string;
    webhookId?: string;
    viewId?: string;
    playId?: string;
    reviewId?: string;
    editId?: string;
    listId?: string;
    entryId?: string;
  },
): Promise<string[]> {
  const problems: string[] = [];
  const rejections = new Set<string>();
  for (const { caller, userId, headers: requestHeaders } of cells) {
    const params = {
      ...{ userId, titleId, slug: titleId, username: 'nobody', tokenId: titleId, webhookId, viewId },
      ...{ mediaType: 'game', playId, reviewId, editId, listId, entryId, year: '2024' },
    };
    const path = endpointPath(endpoint, params) + sampleQuery(endpoint);
    const response = await call(endpoint.method, path, {
      headers: { ...requestHeaders },
      ...(body !== undefined && { body }),
    });
    const outcome = response.status === 401 || response.status === 403 ? response.status : 'in';
    const expected = expectedOutcome(endpoint, caller);
    const isServed = caller !== 'own token' || endpoint.access === 'public' || response.status === 200;
    if (outcome !== expected || !isServed || response.status >= 500)
      problems.push(
        `${endpoint.method} ${endpoint.path} with ${caller}: ${response.status} instead of ${expected}.`,
      );
    // The headers of a 401 are not compared: CORS allows any origin to read the response to a request without a token.
    const headers = outcome === 403 && JSON.stringify([...response.headers]);
    if (outcome !== 'in') rejections.add(`${outcome} ${response.text} ${headers}`);
  }
  // All 401 responses are identical to the byte, and so are all 403 responses: a foreign and a missing id look the same.
  if (rejections.size > new Set([...rejections].map((rejection) => rejection.slice(0, 3))).size)
    problems.push(`${endpoint.method} ${endpoint.path} has different responses for the same status.`);
  return problems;
}
