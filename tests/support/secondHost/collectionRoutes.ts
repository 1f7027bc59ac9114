import { type Answer, type Call, isCount, isText, type Route } from './Call.ts';
import type { Title } from './titles.ts';

/** How a title is answered that somebody does not keep. */
export const untrackedAnswers = {
  '404': { status: 404, body: { message: 'You do not keep that.' } },
  null: { body: null },
  'an empty object': { body: {} },
  'no status': { body: { user_status: null, user_rating: null } },
} as const satisfies Record<string, Answer>;

export type Untracked = keyof typeof untrackedAnswers;

interface Collection {
  readonly type: 'game' | 'anime' | 'movie';
  readonly root: '/api/userGames' | '/api/userAnimes' | '/api/userMovies';
  readonly items: 'games' | 'anime' | 'movies';
  readonly idField: 'gameId' | 'animeId' | 'movieId';
  readonly statuses: readonly string[];
  /** The labels under which older hosts keep statuses. */
  readonly legacy: Readonly<Record<string, string>>;
  readonly titles: readonly Title[];
}

const isRating = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 5 && value % 0.5 === 0;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The calls of §7 that read, rate and remove what somebody keeps. Movies cannot be removed: §7 has no such call. */
export function collectionRoutes(collection: Collection, untracked: Untracked): Route[] {
  const { type, root, items, idField, statuses, legacy, titles } = collection;

  const tracking = ({ status, rating }: { status: string; rating: number }) => ({
    user_status: legacy[status] ?? capitalised(status),
    user_rating: rating === 0 ? null : rating.toFixed(1),
    added: 'long ago',
  });

  /** Answers only whose collection it is. */
  const own = (answer: (call: Call & { person: NonNullable<Call['person']> }) => Answer) => (call: Call) =>
    call.person && String(call.person.id) === call.params[0]
      ? answer({ ...call, person: call.person })
      : { status: 403, body: { message: 'That is somebody else.' } };

  const routes: Route[] = [
    {
      call: `GET ${root}/:userId/${items}`,
      bearer: true,
      answer: own(({ person }) => ({
        body: [...person.kept[type]].map(([id, kept]) => ({
          ...(titles.find((title) => title.id === id) ?? { id }),
          ...tracking(kept),
        })),
      })),
    },
    {
      call: `GET ${root}/:userId/${items}/:id`,
      bearer: true,
      answer: own(({ person, params }) => {
        const kept = person.kept[type].get(Number(params[1]));
        return kept ? { body: tracking(kept) } : untrackedAnswers[untracked];
      }),
    },
    {
      call: `POST ${root}/ratings`,
      bearer: true,
      fields: {
        username: isText,
        // A host that counts gets back the number that it gave.
        [idField]: isCount,
        rating: isRating,
        status: (value) => isText(value) && statuses.includes(value),
      },
      answer({ person, body }) {
        if (person?.username !== body.username) return { status: 403, body: { message: 'Not you.' } };
        person?.kept[type].set(Number(body[idField]), {
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
      answer: own(({ person, params }) => {
        person.kept[type].delete(Number(params[1]));
        return { status: 204 };
      }),
    },
  ];
}
