import * as z from 'zod/mini';
import { optionalNumber, optionalText } from '../schemas.ts';
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
import { displayTitle, japaneseTitle, stripInvisibleCharacters } from './text/providerText.ts';

const item = z.object({
  ...commonFields,
  title: optionalText,
  title_english: optionalText,
  title_japanese: optionalText,
  cover_image: optionalText,
  published: datePeriod,
  chapters: optionalNumber,
  volumes: optionalNumber,
  status: optionalText,
  score: optionalNumber,
  format: optionalText,
  description: optionalText,
});

/**
 * A manga; the required API does not define its fields, so these are our own. `status` is that of its publication, `score` is out of 10,
 * `format` is 'Manga', 'Light Novel' and so on.
 */
export type Manga = z.output<typeof item>;

const scoreMaximum = 10;

/** The media type manga. */
export const manga = defineMediaType({
  type: 'manga',
  label: 'Manga',
  pluralLabel: 'Manga',
  pluralNoun: 'manga',
  icon: 'book',
  item,
  collection: { root: '/api/userManga', items: 'manga', isExtension: true },
  idField: 'mangaId',
  statuses: ['reading', 'planned', 'completed', 'dropped', 're-reading', 'paused'],
  unsetStatusLabel: 'Not set',
  progress: 'chapters',
  present(manga) {
    const { from, to } = manga.published ?? {};
    return {
      ...commonView(manga),
      title: displayTitle([manga.title_english, manga.title, manga.title_japanese]),
      originalTitle: japaneseTitle(manga.title_japanese),
      imageUrl: manga.cover_image || null,
      year: from?.year ?? manga.release_year ?? null,
      facts: [
        fact('Chapters', positive(manga.chapters)),
        fact('Volumes', positive(manga.volumes)),
        fact('Status', manga.status),
        fact('Score', (manga.score ?? 0) <= scoreMaximum ? positive(manga.score) : null),
        fact('Published', airingDates(from, to, manga.status === 'Publishing'), true),
        fact('Type', manga.format),
      ],
      description: stripInvisibleCharacters(manga.description ?? '') || noDescription,
    };
  },
});

/** The endpoints under /api/manga, which the required API does not have, and the paths of manga pages on the site. */
export const mangaCatalogue = defineCatalogue(manga, {
  isExtension: true,
  isOptional: true,
  dataCredit: { name: 'AniList', url: 'https://anilist.co/' },
});

/** How a server stores manga. */
export const mangaStorage: TitleStorage = {
  schemaType: 'ComicSeries',
  imageFields: (imageUrl) => ({ cover_image: imageUrl }),
  cardFields: ['title', 'title_english', 'published', 'genres', 'type'],
  relatingFacts: [
    { fact: 'author', label: 'Author', relates: 'people' },
    { fact: 'magazine', label: 'Magazine' },
  ],
  fromImport: ({ name, released, description, ...title }) => ({
    title: name,
    ...(released && { published: { from: cells.date(released), to: null } }),
    ...(description && { description }),
    ...importedFields(title),
    type: 'manga',
  }),
  names: ({ title, title_english, title_japanese }) => [title_english, title, title_japanese],
  browse: {
    facets: () => [
      genreFacet,
      ...periodFacets,
      /* @__PURE__ */ factsFacet('author', 'Author'),
      /* @__PURE__ */ factsFacet('magazine', 'Magazine'),
      /* @__PURE__ */ namesFacet('format', 'Format', ({ format }) => [format]),
      /* @__PURE__ */ rangeFacet(
        'length',
        'Length',
        'chapters',
        [1, 2, 21, 101, 301],
        ({ chapters }) => chapters,
      ),
      ratingFacet,
    ],
    released: ({ published }) => dateOf((published as Manga['published'])?.from),
    average: ({ score }) => averageOf(score, scoreMaximum),
  },
};
