import {
  type Endpoint,
  type HistorySettings,
  ownMessages,
  type Profile,
  type PublicProfileField,
  type Visibility,
} from '../contract/index.ts';
import { type FixtureShelves, fixtureShelves } from './createFixtureCollection.ts';
import { createFixtureHandlers } from './createFixtureHandlers.ts';
import { FixtureHttpError, type FixtureRequest, parseFixtureRequest } from './fixtureRequest.ts';
import { fixtureUser } from './fixtureToken.ts';
import { type FixtureHistories, fixtureHistories } from './history/fixtureHistories.ts';
import { type FixtureList, fixtureLists } from './lists/fixtureLists.ts';
import { type FixtureReviews, fixtureReviews } from './reviews/fixtureReviews.ts';

/** A different behaviour for the calls of one endpoint. */
export interface FixtureException {
  readonly endpoint: Endpoint;
  /** Milliseconds before the response; never responds when Infinity. */
  readonly delay?: number;
  /** The HTTP status to respond with, together with `body` (null by default), instead of the usual response. */
  readonly status?: number;
  readonly body?: unknown;
  /** Fails like a host without a connection. */
  readonly unreachable?: boolean;
  /** Restricts the exception to calls with these query parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /** Restricts the exception to the first `times` calls; applies to all by default. */
  readonly times?: number;
}

export interface FixtureFetchOptions {
  /** The initial collection; `fixtureShelves` by default. */
  readonly shelves?: FixtureShelves;
  /** The initial profile; only a display name by default. An empty object is the profile of a new user. */
  readonly profile?: Profile;
  /** The initial visibility of the collection; 'private' by default. */
  readonly visibility?: Visibility;
  /** The profile fields that are initially public; none by default. */
  readonly shownParts?: readonly PublicProfileField[];
  /** The initial plays and details of titles; `fixtureHistories` by default. */
  readonly histories?: FixtureHistories;
  /** The initial settings of the history; a private diary without a time zone by default. */
  readonly historySettings?: HistorySettings;
  /** The initial lists; `fixtureLists` by default. */
  readonly lists?: readonly FixtureList[];
  /** The initial reviews of titles; `fixtureReviews` by default. */
  readonly reviews?: FixtureReviews;
  readonly exceptions?: readonly FixtureException[];
  /** Milliseconds before every response; 0 by default. */
  readonly delay?: number;
}

/** An API host in memory, as `fetch` for `ApiProvider`. Each response is validated by the schema of its endpoint. */
export function createFixtureFetch(options: FixtureFetchOptions = {}): typeof fetch {
  const { shelves = fixtureShelves, profile = fixtureProfile, visibility = 'private' } = options;
  const { exceptions = [], delay = 0, shownParts = [] } = options;
  const { lists = fixtureLists, reviews = fixtureReviews } = options;
  const { histories = fixtureHistories, historySettings = { time_zone: null, diary: 'private' } } = options;
  const handlers = createFixtureHandlers(
    shelves,
    profile,
    { collection: visibility, profile: [...shownParts] },
    { histories, settings: historySettings },
    lists,
    reviews,
  );
  const usageCounts = new Map<FixtureException, number>();

  function exceptionFor({ endpoint, query }: FixtureRequest): FixtureException | undefined {
    const exception = exceptions.find(
      (candidate) =>
        candidate.endpoint === endpoint &&
        Object.entries(candidate.query ?? {}).every(([name, value]) => query[name] === value) &&
        (usageCounts.get(candidate) ?? 0) < (candidate.times ?? Infinity),
    );
    if (exception) usageCounts.set(exception, (usageCounts.get(exception) ?? 0) + 1);
    return exception;
  }

  return async (resource, init) => {
    const request = parseFixtureRequest(resource, init);
    const exception = request && exceptionFor(request);
    await wait(exception?.delay ?? delay, init?.signal);
    if (!request) return Response.json({ message: ownMessages.request.notFound }, { status: 404 });
    if (exception?.unreachable) throw new TypeError('The fixture host cannot be reached.');
    if (exception?.status) return Response.json(exception.body ?? null, { status: exception.status });
    try {
      requireAccess(request);
      const handler = handlers.get(request.endpoint) ?? acknowledge;
      const body = request.endpoint.response.parse(handler(request));
      return Response.json(body, { headers: request.responseHeaders });
    } catch (error) {
      if (!(error instanceof FixtureHttpError)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  };
}

const fixtureProfile: Profile = { display_name: fixtureUser.display_name };

const acknowledge = () => ({});

function requireAccess({ endpoint, params, isSignedIn }: FixtureRequest) {
  if (endpoint.access === 'public') return;
  if (!isSignedIn) throw new FixtureHttpError(401, ownMessages.request.unauthenticated);
  if (endpoint.access === 'owner' && params.userId !== fixtureUser.userId)
    throw new FixtureHttpError(403, ownMessages.request.forbidden);
}

function wait(delay: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const rejectWithReason = () => reject(signal?.reason);
    if (signal?.aborted) rejectWithReason();
    signal?.addEventListener('abort', rejectWithReason);
    if (delay === 0) resolve();
    else if (Number.isFinite(delay)) setTimeout(resolve, delay);
  });
}
