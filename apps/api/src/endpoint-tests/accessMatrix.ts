import { type Endpoint, endpointPath } from '@gildshelf/api-client/contract';
import type { Answer } from '../testing/app/createTestApp.ts';
import { bodyFields } from '../testing/sampleBody.ts';

/** Whoever may stand at the door; a row of the matrix asks once for each of them. */
export type Caller =
  | 'no token'
  | 'malformed header'
  | 'expired token'
  | 'revoked token'
  | 'own token'
  | 'own token, foreign id'
  | 'own token, missing id'
  | "a foreign user's token";

/** What must come of it: 'in' is any answer but 401 and 403. */
export type Outcome = 'in' | 401 | 403;

/** What must come of a call follows from its access, and from a body that names its author, alone. */
export function expectedOutcome(endpoint: Pick<Endpoint, 'access' | 'body'>, caller: Caller): Outcome {
  const { access } = endpoint;
  if (access === 'public' || caller === 'own token') return 'in';
  if (caller === "a foreign user's token")
    return access === 'owner' || bodyFields(endpoint).includes('username') ? 403 : 'in';
  if (caller.startsWith('own token')) return access === 'owner' ? 403 : 'in';
  return 401;
}

const kinds: readonly unknown[] = ['public', 'user', 'owner'];
const hasOwner = ({ path }: Pick<Endpoint, 'path'>) => path.includes('/:userId');

/** What is wrong with how the calls declare who may make them, in sentences. */
export function declarationProblems(endpoints: readonly Endpoint[]): string[] {
  return endpoints.flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (!kinds.includes(endpoint.access)) return [`${name} declares no access.`];
    if (hasOwner(endpoint) !== (endpoint.access === 'owner'))
      return [`${name} is for '${endpoint.access}', and ':userId' says otherwise.`];
    return [];
  });
}

/** What is served and stands in no list, and what should be served and is not, in sentences. */
export function routeProblems(
  routes: readonly { readonly method: string; readonly path: string }[],
  endpoints: readonly Endpoint[],
  { others, later }: { readonly others: readonly string[]; readonly later: readonly string[] },
): string[] {
  const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const declared = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  return [
    ...[...served]
      .filter((route) => !declared.has(route) && !others.includes(route))
      .map((route) => `${route} is served and is no call of the contract.`),
    ...[...declared, ...others]
      .filter((route) => !served.has(route) && !later.includes(route))
      .map((route) => `${route} is not served.`),
    ...later.filter((route) => served.has(route)).map((route) => `${route} is served by now.`),
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
  sent: { body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>;

/** Makes a call once for each cell; gives what came out otherwise than its access says, in sentences. */
export async function rowProblems(
  call: Call,
  endpoint: Endpoint,
  { cells, body, titleId }: { cells: readonly Cell[]; body: unknown; titleId: string },
): Promise<string[]> {
  const problems: string[] = [];
  const refusals = new Set<string>();
  for (const { caller, userId, headers: sent } of cells) {
    const path = endpointPath(endpoint, { userId, titleId, slug: titleId, username: 'nobody' });
    const answer = await call(endpoint.method, path, {
      headers: { ...sent },
      ...(body !== undefined && { body }),
    });
    const outcome = answer.status === 401 || answer.status === 403 ? answer.status : 'in';
    const expected = expectedOutcome(endpoint, caller);
    const isServed = caller !== 'own token' || endpoint.access === 'public' || answer.status === 200;
    if (outcome !== expected || !isServed || answer.status >= 500)
      problems.push(
        `${endpoint.method} ${endpoint.path} with ${caller}: ${answer.status} instead of ${expected}.`,
      );
    // Who comes without a token is told the same, and by CORS that anybody may read it.
    const headers = outcome === 403 && JSON.stringify([...answer.headers]);
    if (outcome !== 'in') refusals.add(`${outcome} ${answer.text} ${headers}`);
  }
  // One answer to all that is 401 and one to all that is 403, to the byte: nothing tells a foreign id from a missing one.
  if (refusals.size > new Set([...refusals].map((refusal) => refusal.slice(0, 3))).size)
    problems.push(`${endpoint.method} ${endpoint.path} refuses in different words.`);
  return problems;
}
