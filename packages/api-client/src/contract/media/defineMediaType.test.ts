import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointPath } from '../endpointPath.ts';
import { id, optionalText } from '../reading.ts';
import { defineCatalogue } from './defineCatalogue.ts';
import { defineMediaType } from './defineMediaType.ts';
import { mediaTypes } from './index.ts';
import { type MediaView, noDescription } from './mediaView.ts';

/** A media type that nobody has thought of yet: all that is needed stands in these lines. */
const item = z.object({ id, slug: optionalText, name: optionalText, picture: optionalText });

const present = (puppetShow: z.output<typeof item>): MediaView => ({
  id: puppetShow.id,
  slug: puppetShow.slug || null,
  title: puppetShow.name ?? '',
  originalTitle: null,
  imageUrl: puppetShow.picture || null,
  year: null,
  genres: [],
  averageRating: null,
  facts: [],
  description: noDescription,
  trailerUrl: null,
});

const definition = {
  type: 'puppet-show',
  label: 'Puppet Show',
  pluralLabel: 'Puppet Shows',
  pluralWord: 'puppet shows',
  item,
  collection: { root: '/api/userPuppetShows', items: 'puppet-shows' },
  idField: 'puppetShowId',
  statuses: ['seen', 'planned'],
  filterOrder: ['planned', 'seen'],
  filterLabels: { seen: 'Seen Live' },
  unsetStatusLabel: 'Not seen',
  editTitle: 'Edit Puppet Show',
  schemaType: 'TVSeries',
  imageFields: (imageUrl: string) => ({ picture: imageUrl }),
  present,
} as const;

const puppetShow = defineMediaType(definition);
const puppetShows = defineCatalogue({
  root: '/api/puppet-shows',
  top: '/top',
  refreshTop: '/update-top-puppet-shows',
  entryField: 'puppetShow',
  item,
  label: definition.label,
  present,
  topStorageKey: 'topPuppetShows',
  topTitle: 'Top 100 Puppet Shows',
  sentences: { notAList: 'No puppets.', failed: 'No strings.', refreshFailed: 'No new puppets.' },
  notFound: 'Puppet show information not found',
  detailPath: (slug) => `/puppet-show/${slug}`,
});

describe('a new media type is one file', () => {
  test('its calls are derived', () => {
    const { listEndpoint, getEndpoint, rateEndpoint, removeEndpoint, publicListEndpoint } = puppetShow;
    const owned = [listEndpoint, getEndpoint, rateEndpoint, removeEndpoint];
    const calls = [...owned, publicListEndpoint, ...Object.values(puppetShows)];
    const named = calls.flatMap((call) =>
      typeof call === 'object' && 'method' in call ? [`${call.method} ${call.path} (${call.access})`] : [],
    );
    expect(named).toEqual([
      'GET /api/userPuppetShows/:userId/puppet-shows (owner)',
      'GET /api/userPuppetShows/:userId/puppet-shows/:titleId (owner)',
      'POST /api/userPuppetShows/ratings (user)',
      'DELETE /api/userPuppetShows/:userId/puppet-shows/:titleId (owner)',
      'GET /api/collections/:username/puppet-shows (public)',
      'GET /api/puppet-shows/top (public)',
      'POST /api/puppet-shows/update-top-puppet-shows (public)',
      'GET /api/puppet-shows/search (public)',
      'GET /api/puppet-shows/:slug (public)',
      'GET /api/puppet-shows/:slug/rating (public)',
    ]);
    expect(endpointPath(getEndpoint, { userId: 'u1', titleId: 'punch' })).toBe(
      '/api/userPuppetShows/u1/puppet-shows/punch',
    );
  });

  test('its ratings know its statuses and its id field', () => {
    const rated = { username: 'bob', puppetShowId: 7, rating: 4.5, status: 'seen' };
    expect(puppetShow.rateEndpoint.body.parse(rated)).toEqual({ ...rated, puppetShowId: '7' });
    expect(puppetShow.rateEndpoint.body.safeParse({ ...rated, status: 'playing' }).success).toBe(false);
    expect(puppetShow.hasStatus('seen')).toBe(true);
  });

  test('its filter is derived, with the labels it gives', () => {
    expect(puppetShow.filters).toEqual([
      { value: 'all', label: 'All' },
      { value: 'planned', label: 'Planned' },
      { value: 'seen', label: 'Seen Live' },
    ]);
  });

  test('its top list is read and shown like any other', () => {
    const [entry] = puppetShows.topEndpoint.response.parse([
      { rank: '1', puppetShow: { id: 7, name: 'Punch' } },
    ]);
    const { rank, item: title } = puppetShows.readTopEntry(entry as Exclude<typeof entry, undefined>, 0);
    expect([rank, puppetShow.present(title).title]).toEqual([1, 'Punch']);
  });
});

/** The lines below are held by the compiler: each marked mistake must stay one. */
export function refusedByTheCompiler() {
  // @ts-expect-error a filter for a status that the media type does not have
  defineMediaType({ ...definition, filterOrder: ['planned', 'playing'] });
  // @ts-expect-error a label for a status that the media type does not have
  defineMediaType({ ...definition, filterLabels: { playing: 'Currently Playing' } });
  // @ts-expect-error a call outside the API
  defineMediaType({ ...definition, collection: { root: '/userPuppetShows', items: 'puppet-shows' } });
  const { idField: _, ...withoutIdField } = definition;
  // @ts-expect-error no id field
  defineMediaType(withoutIdField);
  const { unsetStatusLabel: __, ...withoutUnsetLabel } = definition;
  // @ts-expect-error no word for a status that is not set
  defineMediaType(withoutUnsetLabel);
  // @ts-expect-error a view without a slug
  defineMediaType({ ...definition, present: ({ id }) => ({ ...present({ id }), slug: undefined }) });
  // @ts-expect-error a view of a field that the item does not have
  defineMediaType({ ...definition, present: (show) => ({ ...present(show), title: show.headline }) });

  type Rating = z.input<typeof mediaTypes.game.rateEndpoint.body>;
  const rating: Rating = { username: 'bob', gameId: 7, rating: 4.5, status: 'playing' };
  // @ts-expect-error the id field of another media type
  const otherId: Rating = { username: 'bob', movieId: 7, rating: 4.5, status: 'playing' };
  // @ts-expect-error the status of another media type
  const otherStatus: Rating = { ...rating, status: 'watching' };
  // @ts-expect-error a title without its id
  endpointPath(mediaTypes.game.getEndpoint, { userId: 7 });
  return [rating, otherId, otherStatus];
}
