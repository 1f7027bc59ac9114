import * as z from 'zod/mini';
import { optionalNumber, optionalText } from '../schemas.ts';
import { defineCatalogue } from './define/defineCatalogue.ts';
import { commonFields, commonView, defineMediaType } from './define/defineMediaType.ts';
import { dateOf, factsFacet, genreFacet, periodFacets, rangeFacet } from './define/titleFacets.ts';
import { importedFields, type TitleStorage } from './define/titleStorage.ts';
import { fact, noDescription, positive } from './mediaView.ts';
import { releaseDateOrYear } from './text/dates.ts';
import { displayTitle, stripInvisibleCharacters } from './text/providerText.ts';

const item = z.object({
  ...commonFields,
  title: optionalText,
  poster_image: optionalText,
  released: optionalText,
  ended: optionalText,
  seasons: optionalNumber,
  episodes: optionalNumber,
  runtime: optionalNumber,
  status: optionalText,
  certification: optionalText,
  description: optionalText,
});

/**
 * A TV series; the required API does not define its fields, so these are our own. `released` and `ended` are the ISO dates of the first
 * and the last episode, `runtime` is that of an episode in minutes, `status` is that of its production.
 */
export type Show = z.output<typeof item>;

/** The media type TV series. */
export const show = defineMediaType({
  type: 'show',
  label: 'TV Show',
  pluralLabel: 'TV Shows',
  pluralNoun: 'TV shows',
  icon: 'screen',
  item,
  collection: { root: '/api/userShows', items: 'shows', isExtension: true },
  idField: 'showId',
  statuses: ['watching', 'planned', 'completed', 'dropped', 'paused'],
  unsetStatusLabel: 'Not set',
  progress: 'episodes',
  present(show) {
    const { date, year } = releaseDateOrYear(show.released, show.release_year);
    const { date: lastDate } = releaseDateOrYear(show.ended, null);
    return {
      ...commonView(show),
      title: displayTitle([show.title]),
      imageUrl: show.poster_image || null,
      year,
      facts: [
        fact('First Aired', date),
        fact('Last Aired', lastDate),
        fact('Seasons', positive(show.seasons)),
        fact('Episodes', positive(show.episodes)),
        fact('Duration', show.runtime && `${show.runtime} min per ep`),
        fact('Status', show.status),
        fact('Rating', show.certification),
      ],
      description: stripInvisibleCharacters(show.description ?? '') || noDescription,
    };
  },
});

/** The endpoints under /api/shows, which the required API does not have, and the paths of series' pages on the site. */
export const showCatalogue = defineCatalogue(show, {
  isExtension: true,
  isOptional: true,
  dataCredit: { name: 'TMDB', url: 'https://www.themoviedb.org/' },
});

/** How a server stores TV series. */
export const showStorage: TitleStorage = {
  schemaType: 'TVSeries',
  imageFields: (imageUrl) => ({ poster_image: imageUrl }),
  cardFields: ['title', 'released', 'genres', 'type'],
  relatingFacts: [
    { fact: 'creator', label: 'Creator', relates: 'people' },
    { fact: 'network', label: 'Network' },
    { fact: 'country', label: 'Country' },
  ],
  fromImport: ({ name, released, description, ...title }) => ({
    title: name,
    ...(released && { released }),
    ...(description && { description }),
    ...importedFields(title),
    type: 'show',
  }),
  names: ({ title, original_title }) => [title, original_title],
  browse: {
    facets: () => [
      genreFacet,
      ...periodFacets,
      /* @__PURE__ */ factsFacet('network', 'Network'),
      /* @__PURE__ */ factsFacet('country', 'Country'),
      /* @__PURE__ */ rangeFacet('length', 'Length', 'seasons', [1, 2, 4, 7], ({ seasons }) => seasons),
    ],
    released: ({ released }) => dateOf(released),
    // TMDB's averages must not be stored for longer than six months, and no other source has any.
    average: () => null,
  },
};
