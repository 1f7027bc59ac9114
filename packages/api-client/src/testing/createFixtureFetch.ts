import {
  type Endpoint,
  ownMessages,
  type Profile,
  type ProfilePart,
  type Visibility,
} from '../contract/index.ts';
import { createFixtureAnswers } from './createFixtureAnswers.ts';
import { type FixtureShelves, fixtureShelves } from './createFixtureCollection.ts';
import { FixtureProblem } from './FixtureProblem.ts';
import { fixtureUser } from './fixtureToken.ts';
import { type FixtureRequest, readFixtureRequest } from './readFixtureRequest.ts';

/** Something else than usual for one call. */
export interface FixtureException {
  readonly endpoint: Endpoint;
  /** Milliseconds before the answer; Infinity never answers. */
  readonly delay?: number;
  /** With it the call is answered with this status, and `body` in place of the usual one. */
  readonly status?: number;
  readonly body?: unknown;
  /** The host cannot be reached. */
  readonly unreachable?: boolean;
  /** Only calls with these words in their query. */
  readonly query?: Readonly<Record<string, string>>;
  /** Only the first so many calls are exceptions; all of them without it. */
  readonly times?: number;
}

export interface FixtureFetchOptions {
  /** What the person keeps at the start; a shelf of games and one of anime without it. */
  readonly shelves?: FixtureShelves;
  /** What the person says about themselves; a name without it. An empty one is a new person's. */
  readonly profile?: Profile;
  /** Whether anybody may see what the person keeps at the start; 'private' without it. */
  readonly visibility?: Visibility;
  /** Which parts of the profile a public page shows at the start; none without it. */
  readonly shownParts?: readonly ProfilePart[];
  readonly exceptions?: readonly FixtureException[];
  /** Milliseconds before every answer. */
  readonly delay?: number;
}

/** A host in memory: `fetch` for `ApiProvider`. Every answer has passed the contract's own schema, so none can go stale. */
export function createFixtureFetch(options: FixtureFetchOptions = {}): typeof fetch {
  const { shelves = fixtureShelves, profile = fixtureProfile, visibility = 'private' } = options;
  const { exceptions = [], delay = 0, shownParts = [] } = options;
  const answers = createFixtureAnswers(shelves, profile, {
    collection: visibility,
    profile: [...shownParts],
  });
  const used = new Map<FixtureException, number>();

  function exceptionFor({ endpoint, query }: FixtureRequest): FixtureException | undefined {
    const exception = exceptions.find(
      (candidate) =>
        candidate.endpoint === endpoint &&
        Object.entries(candidate.query ?? {}).every(([name, value]) => query[name] === value) &&
        (used.get(candidate) ?? 0) < (candidate.times ?? Infinity),
    );
    if (exception) used.set(exception, (used.get(exception) ?? 0) + 1);
    return exception;
  }

  return async (address, init) => {
    const request = readFixtureRequest(address, init);
    const exception = request && exceptionFor(request);
    await wait(exception?.delay ?? delay, init?.signal);
    if (!request) return Response.json({ message: ownMessages.request.notFound }, { status: 404 });
    if (exception?.unreachable) throw new TypeError('The fixture host cannot be reached.');
    if (exception?.status) return Response.json(exception.body ?? null, { status: exception.status });
    try {
      requireAccess(request);
      const answer = answers.get(request.endpoint) ?? acknowledge;
      return Response.json(request.endpoint.response.parse(answer(request)));
    } catch (problem) {
      if (!(problem instanceof FixtureProblem)) throw problem;
      return Response.json({ message: problem.message }, { status: problem.status });
    }
  };
}

const fixtureProfile: Profile = { display_name: fixtureUser.display_name };

const acknowledge = () => ({});

function requireAccess({ endpoint, params, isSignedIn }: FixtureRequest) {
  if (endpoint.access === 'public') return;
  if (!isSignedIn) throw new FixtureProblem(401, ownMessages.request.signInNeeded);
  if (endpoint.access === 'owner' && params.userId !== fixtureUser.userId)
    throw new FixtureProblem(403, ownMessages.request.notYours);
}

function wait(delay: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    if (delay === 0) resolve();
    else if (Number.isFinite(delay)) setTimeout(resolve, delay);
  });
}
