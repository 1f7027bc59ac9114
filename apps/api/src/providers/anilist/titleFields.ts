import { type MediaType, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  html,
  line,
  lines,
  otherId,
  partialDate,
  positiveNumberUpTo,
  rawText,
  sourceId,
  yesOrNo,
} from '../fields/facts.ts';
import { imageHosts, imageUrl } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/titles.ts';

/** The fields that anime and manga have in common, as a part of a query. */
export const queriedFields = `
  id
  idMal
  isAdult
  title { romaji english native }
  synonyms
  coverImage { medium large extraLarge }
  format
  status
  averageScore
  startDate { year month day }
  endDate { year month day }
  description(asHtml: false)
  genres`;

/** Their schemas. */
export const titleFields = {
  id: sourceId,
  idMal: otherId,
  isAdult: yesOrNo,
  title: reading.nullIfInvalid(z.object({ romaji: line, english: line, native: line })),
  synonyms: lines,
  coverImage: reading.nullIfInvalid(z.object({ medium: rawText, large: rawText, extraLarge: rawText })),
  format: line,
  status: line,
  averageScore: positiveNumberUpTo(100),
  startDate: partialDate,
  endDate: partialDate,
  description: html,
  genres: lines,
} as const;

const common = z.object(titleFields);

type CommonFields = z.output<typeof common>;

interface OwnFields {
  readonly mediaType: MediaType;
  readonly year: number | null;
  /** The terms for the statuses of AniList. */
  readonly statuses: ReadonlyMap<string, string>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * Builds a title of AniList from the fields of every media type and its own ones, which are as complete in a list as in the details;
 * undefined where it has no name.
 */
export function anilistTitle(
  data: CommonFields,
  { mediaType, year, statuses, fields, facts }: OwnFields,
): FoundTitle | undefined {
  const { id, title, averageScore } = data;
  return providerTitle({
    mediaType,
    source: 'anilist',
    sourceId: id,
    ids: { anilist_id: id, mal_id: data.idMal },
    names: [title?.english, title?.romaji, title?.native, ...data.synonyms],
    year,
    item: {
      title: title?.romaji ?? data.synonyms[0],
      title_english: title?.english,
      title_japanese: title?.native,
      status: statuses.get(data.status ?? ''),
      // AniList's scores go up to 100, the contract's up to 10.
      score: averageScore && averageScore / 10,
      type: mediaType,
      genres: data.genres,
      ...fields,
      facts: { is_adult: data.isAdult, score_source: averageScore && 'AniList', ...facts },
    },
    pictures: coverImages(data.coverImage),
    isWhole: true,
  });
}

/** AniList scales covers to these widths. The heights are those of most covers, and few differ by more than some pixels. */
const sizes = [
  { field: 'medium', width: 100, height: 142 },
  { field: 'large', width: 230, height: 326 },
  { field: 'extraLarge', width: 460, height: 652 },
] as const;

const placeholderCover = /\/default\.\w+$/;

/** The sizes of a cover; empty for the placeholder of a missing cover. */
function coverImages(urls: CommonFields['coverImage']): ImageVariant[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = imageUrl(urls?.[field] ?? '', imageHosts.anilist);
    return url && !placeholderCover.test(url) ? [{ url, width, height }] : [];
  });
}
