import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointPath } from '../../endpoint.ts';
import { id, optionalText } from '../../schemas.ts';
import { mediaTypes } from '../index.ts';
import { type MediaView, noDescription } from '../mediaView.ts';
import { defineCatalogue } from './defineCatalogue.ts';
import { defineMediaType } from './defineMediaType.ts';

/** A fictitious media type, to test that a definition is all that a new media type needs. */
const item = z.object({ id, slug: optionalText, name: optionalText, image: optionalText });

const present = (puppetShow: z.output<typeof item>): MediaView => ({
  id: puppetShow.id,
  slug: puppetShow.slug || null,
  title: puppetShow.name ?? '',
  originalTitle: null,
  imageUrl: puppetShow.image || null,
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
  pluralNoun: 'puppet shows',
  item,
  collection: { root: '/api/userPuppetShows', items: 'puppet-shows' },
  idField: 'puppetShowId',
  statuses: ['seen', 'planned'],
  filterLabels: { seen: 'Seen Live' },
  unsetStatusLabel: 'Not seen',
  progress: 'percent',
  icon: 'theatre',
  present,
} as const;

const puppetShow = defineMediaType(definition);
const puppetShows = defineCatalogue(puppetShow, {
  dataCredit: { name: 'Puppeteers', url: 'https://puppets.example/' },
});

const endpointId = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'id' in value ? [value.id] : [];

describe('defineMediaType and defineCatalogue', () => {
  test('derive the endpoints', () => {
    const { listTrackedTitles, getTrackedTitle, rateTitle, removeTitle, listPublicTitles } = puppetShow;
    const ownerEndpoints = [listTrackedTitles, getTrackedTitle, rateTitle, removeTitle];
    const calls = [...ownerEndpoints, listPublicTitles, ...Object.values(puppetShows)];
    const signatures = calls.flatMap((call) =>
      typeof call === 'object' && 'method' in call ? [`${call.method} ${call.path} (${call.access})`] : [],
    );
    expect(signatures).toEqual([
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
    expect(endpointPath(getTrackedTitle, { userId: 'u1', titleId: 'punch' })).toBe(
      '/api/userPuppetShows/u1/puppet-shows/punch',
    );
  });

  test('name each endpoint after its property and the labels', () => {
    expect(Object.values(puppetShow).flatMap(endpointId)).toEqual([
      'listTrackedPuppetShows',
      'getTrackedPuppetShow',
      'removePuppetShow',
      'ratePuppetShow',
      'listPublicPuppetShows',
    ]);
    expect(Object.values(puppetShows).flatMap(endpointId)).toEqual([
      'listTopPuppetShows',
      'refreshTopPuppetShows',
      'searchPuppetShows',
      'getPuppetShowDetails',
      'getPuppetShowRating',
    ]);
  });

  test('validate ratings with the statuses and the id field of the definition', () => {
    const rated = { username: 'bob', puppetShowId: 7, rating: 4.5, status: 'seen' };
    expect(puppetShow.rateTitle.body.parse(rated)).toEqual({ ...rated, puppetShowId: '7' });
    expect(puppetShow.rateTitle.body.safeParse({ ...rated, status: 'playing' }).success).toBe(false);
    expect(puppetShow.hasStatus('seen')).toBe(true);
  });

  test('derive the filters with the labels of the definition', () => {
    expect(puppetShow.filters).toEqual([
      { value: 'all', label: 'All' },
      { value: 'planned', label: 'Planned' },
      { value: 'seen', label: 'Seen Live' },
    ]);
  });

  test('derive the texts and the path of a page from the labels and the type', () => {
    const { topTitle, notFound, detailRoute, detailPath } = puppetShows;
    expect([puppetShow.editTitle, topTitle, notFound]).toEqual([
      'Edit Puppet Show',
      'Top 100 Puppet Shows',
      'Puppet Show information not found',
    ]);
    expect([detailRoute, detailPath('a b')]).toEqual(['/puppet-show/:slug', '/puppet-show/a%20b']);
  });

  test('parse and present a top list', () => {
    const [entry] = puppetShows.listTopTitles.response.parse([
      { rank: '1', 'puppet-show': { id: 7, name: 'Punch' } },
    ]);
    const { rank, item: title } = puppetShows.toTopEntry(entry as Exclude<typeof entry, undefined>, 0);
    expect([rank, puppetShow.present(title).title]).toEqual([1, 'Punch']);
  });
});

/** Type tests: each marked line must be a compile error. */
export function typeErrors() {
  // @ts-expect-error a label for a status that the media type does not have
  defineMediaType({ ...definition, filterLabels: { playing: 'Currently Playing' } });
  // @ts-expect-error a call outside the API
  defineMediaType({ ...definition, collection: { root: '/userPuppetShows', items: 'puppet-shows' } });
  const { idField: _, ...withoutIdField } = definition;
  // @ts-expect-error no id field
  defineMediaType(withoutIdField);
  const { unsetStatusLabel: __, ...withoutUnsetLabel } = definition;
  // @ts-expect-error no label for an unset status
  defineMediaType(withoutUnsetLabel);
  // @ts-expect-error a view without a slug
  defineMediaType({ ...definition, present: ({ id }) => ({ ...present({ id }), slug: undefined }) });
  // @ts-expect-error a view of a field that the item does not have
  defineMediaType({ ...definition, present: (show) => ({ ...present(show), title: show.headline }) });

  type Rating = z.input<typeof mediaTypes.game.rateTitle.body>;
  const rating: Rating = { username: 'bob', gameId: 7, rating: 4.5, status: 'playing' };
  // @ts-expect-error the id field of another media type
  const otherId: Rating = { username: 'bob', movieId: 7, rating: 4.5, status: 'playing' };
  // @ts-expect-error the status of another media type
  const otherStatus: Rating = { ...rating, status: 'watching' };
  // @ts-expect-error a title without its id
  endpointPath(mediaTypes.game.getTrackedTitle, { userId: 7 });
  return [rating, otherId, otherStatus];
}
