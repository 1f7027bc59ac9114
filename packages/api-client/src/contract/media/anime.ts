import * as z from 'zod/mini';
import { nullIfInvalid, optionalNumber, optionalText } from '../schemas.ts';
import { defineCatalogue } from './define/defineCatalogue.ts';
import { commonFields, commonView, datePeriod, defineMediaType } from './define/defineMediaType.ts';
import {
  averageOf,
  dateOf,
  factsFacet,
  genreFacet,
  namesFacet,
  periodFacets,
  rangeFacet,
  ratingFacet,
} from './define/titleFacets.ts';
import { cells, importedFields, type TitleStorage } from './define/titleStorage.ts';
import { fact, noDescription, positive } from './mediaView.ts';
import { airingDates } from './text/dates.ts';
import {
  displayTitle,
  japaneseTitle,
  stripInvisibleCharacters,
  withoutRewriteCredit,
} from './text/providerText.ts';

const imageVariant = nullIfInvalid(z.object({ large_image_url: optionalText }));

const item = z.object({
  ...commonFields,
  title: optionalText,
  title_english: optionalText,
  title_japanese: optionalText,
  images: nullIfInvalid(z.object({ webp: imageVariant, jpg: imageVariant })),
  trailer: nullIfInvalid(z.object({ embed_url: optionalText })),
  episodes: optionalNumber,
  status: optionalText,
  score: optionalNumber,
  rating: optionalText,
  year: optionalNumber,
  aired_prop: datePeriod,
  duration: optionalText,
  format: optionalText,
  synopsis: optionalText,
});

/** An anime as a host sends it; `status` is its airing status, `score` is out of 10, `format` is 'TV', 'Movie' and so on. */
export type Anime = z.output<typeof item>;

const scoreMaximum = 10;

/** Some hosts send the format in `type`, which is otherwise the media type. */
function formatIn(type: string | null | undefined) {
  return type === 'anime' ? null : type;
}

/** The media type anime. */
export const anime = defineMediaType({
  type: 'anime',
  label: 'Anime',
  pluralLabel: 'Anime',
  pluralNoun: 'anime',
  icon: 'tv',
  item,
  collection: { root: '/api/userAnimes', items: 'anime' },
  idField: 'animeId',
  statuses: ['watching', 'planned', 'completed', 'dropped', 're-watching', 'paused'],
  unsetStatusLabel: 'Not set',
  progress: 'episodes',
  present(anime) {
    const { from, to } = anime.aired_prop ?? {};
    return {
      ...commonView(anime),
      title: displayTitle([anime.title_english, anime.title, anime.title_japanese]),
      originalTitle: japaneseTitle(anime.title_japanese),
      imageUrl: anime.images?.jpg?.large_image_url || anime.images?.webp?.large_image_url || null,
      year: anime.year ?? from?.year ?? null,
      facts: [
        fact('Episodes', positive(anime.episodes)),
        fact('Status', anime.status),
        fact('Score', (anime.score ?? 0) <= scoreMaximum ? positive(anime.score) : null),
        fact('Rating', anime.rating, true),
        fact('Year', anime.year),
        fact('Airing Dates', airingDates(from, to, anime.status === 'Currently Airing'), true),
        fact('Duration', anime.duration),
        fact('Type', anime.format || formatIn(anime.type)),
      ],
      description: withoutRewriteCredit(stripInvisibleCharacters(anime.synopsis ?? '')) || noDescription,
      trailerUrl: anime.trailer?.embed_url || null,
    };
  },
});

/** The endpoints under /api/anime and the paths of anime pages on the site. */
export const animeCatalogue = defineCatalogue(anime, {
  dataCredit: { name: 'MyAnimeList', url: 'https://myanimelist.net/' },
});

/** How a server stores anime. */
export const animeStorage: TitleStorage = {
  schemaType: 'TVSeries',
  imageFields: (imageUrl) => ({
    images: { jpg: { large_image_url: imageUrl }, webp: { large_image_url: imageUrl } },
  }),
  builtIn: {
    table: 'anime',
    source: 'jikan',
    example: { slug: 'frieren-beyond-journeys-end', title: "Frieren: Beyond Journey's End" },
    read: (row, description) => ({
      title: row.title,
      title_english: cells.text(row.title_english),
      title_japanese: cells.text(row.title_japanese),
      trailer: row.trailer_youtube_id
        ? { embed_url: `https://www.youtube-nocookie.com/embed/${row.trailer_youtube_id}` }
        : null,
      episodes: cells.number(row.episodes),
      status: cells.text(row.status),
      score: cells.number(row.score),
      rating: cells.text(row.rating),
      year: cells.number(row.year),
      aired_prop: { from: cells.date(row.aired_from), to: cells.date(row.aired_to) },
      duration: cells.text(row.duration),
      type: 'anime',
      format: cells.text(row.type),
      synopsis: description,
      genres: cells.list(row.genres),
      facts: {
        season: cells.text(row.season),
        studio: cells.text(row.studio),
        score_source: cells.text(row.score_source),
      },
    }),
  },
  cardFields: ['title', 'title_english', 'year', 'genres', 'type'],
  relatingFacts: [
    { fact: 'studio', label: 'Studio', relates: 'people' },
    // Its value is the name of one of the titles.
    { fact: 'franchise', relates: 'series' },
  ],
  fromImport: ({ name, year, released, description, ...title }) => ({
    title: name,
    ...importedFields({ year, ...title }),
    ...(year !== null && { year }),
    ...(description && { synopsis: description }),
    ...(released && { aired_prop: { from: cells.date(released), to: null } }),
  }),
  names: ({ title, title_english, title_japanese }) => [title_english, title, title_japanese],
  browse: {
    facets: () => [
      genreFacet,
      ...periodFacets,
      /* @__PURE__ */ factsFacet('studio', 'Studio'),
      /* @__PURE__ */ namesFacet('format', 'Format', ({ format, type }) => [
        format || formatIn(type as string),
      ]),
      /* @__PURE__ */ rangeFacet(
        'length',
        'Length',
        'episodes',
        [1, 2, 14, 27, 53, 101],
        ({ episodes }) => episodes,
      ),
      ratingFacet,
    ],
    released: ({ year, aired_prop }) => dateOf((aired_prop as Anime['aired_prop'])?.from) ?? dateOf({ year }),
    average: ({ score }) => averageOf(score, scoreMaximum),
  },
};
