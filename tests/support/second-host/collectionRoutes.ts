import { type Call, isCount, isText, type Route, type RouteResponse } from './Call.ts';
import type { Title } from './titles.ts';

/** The responses that a host may send for a title that is not in the collection. */
export const untrackedResponses = {
  '404': { status: 404, body: { message: 'You do not keep that.' } },
  null: { body: null },
  'an empty object': { body: {} },
  'no status': { body: { user_status: null, user_rating: null } },
} as const satisfies Record<string, RouteResponse>;

export type Untracked = keyof typeof untrackedResponses;

interface Collection {
  readonly type: 'game' | 'anime' | 'movie';
  readonly root: '/api/userGames' | '/api/userAnimes' | '/api/userMovies';
  readonly items: 'games' | 'anime' | 'movies';
  readonly idField: 'gameId' | 'animeId' | 'movieId';
  readonly statuses: readonly string[];
  /** The labels under which older hosts store statuses. */
  readonly legacy: Readonly<Record<string, string>>;
  readonly titles: readonly Title[];
}

const isRating = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 5 && value % 0.5 === 0;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The required endpoints that read, rate and remove the titles of a collection. Movies cannot be removed: no such endpoint is required. */
export function collectionRoutes(collection: Collection, untracked: Untracked): Route[] {
  const { type, root, items, idField, statuses, legacy, titles } = collection;

  const tracking = ({ status, rating }: { status: string; rating: number }) => ({
    user_status: legacy[status] ?? capitalised(status),
    user_rating: rating === 0 ? null : rating.toFixed(1),
    added: 'long ago',
  });

  /** Calls the handler for the owner of the collection only; others get 403. */
  const ownerOnly =
    (handle: (call: Call & { user: NonNullable<Call['user']> }) => RouteResponse) => (call: Call) =>
      call.user && String(call.user.id) === call.params[0]
        ? handle({ ...call, user: call.user })
        : { status: 403, body: { message: 'That is somebody else.' } };

  const routes: Route[] = [
    {
      call: `GET ${root}/:userId/${items}`,
      bearer: true,
      respond: ownerOnly(({ user }) => ({
        body: [...user.collection[type]].map(([id, entry]) => ({
          ...(titles.find((title) => title.id === id) ?? { id }),
          ...tracking(entry),
        })),
      })),
    },
    {
      call: `GET ${root}/:userId/${items}/:id`,
      bearer: true,
      respond: ownerOnly(({ user, params }) => {
        const entry = user.collection[type].get(Number(params[1]));
        return entry ? { body: tracking(entry) } : untrackedResponses[untracked];
      }),
    },
    {
      call: `POST ${root}/ratings`,
      bearer: true,
      fields: {
        username: isText,
        // The ids of this host are numbers, and clients must send them back as numbers.
        [idField]: isCount,
        rating: isRating,
        status: (value) => isText(value) && statuses.includes(value),
      },
      respond({ user, body }) {
        if (user?.username !== body.username) return { status: 403, body: { message: 'Not you.' } };
        user?.collection[type].set(Number(body[idField]), {
          status: String(body.status),
          rating: Number(body.rating),
        });
        return { status: 200, body: { saved: 1 } };
      },
    },
  ];
  if (type === 'movie') return routes;
  return [
    ...routes,
    {
      call: `DELETE ${root}/:userId/${items}/:id`,
      bearer: true,
      respond: ownerOnly(({ user, params }) => {
        user.collection[type].delete(Number(params[1]));
        return { status: 204 };
      }),
    },
  ];
}
