import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  html,
  line,
  lines,
  nameList,
  otherId,
  partialDate,
  positiveNumber,
  positiveNumberUpTo,
  rawText,
  sourceId,
} from '../fields/facts.ts';
import { imageHosts, imageUrl, trailerUrl } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/providerTitle.ts';

/** The sizes of a cover. */
const coverSizes = reading.nullIfInvalid(z.object({ medium: rawText, large: rawText, extraLarge: rawText }));

/** AniList scales covers to these widths. The heights are those of most covers, and few differ by more than some pixels. */
const sizes = [
  { field: 'medium', width: 100, height: 142 },
  { field: 'large', width: 230, height: 326 },
  { field: 'extraLarge', width: 460, height: 652 },
] as const;

const placeholderCover = /\/default\.\w+$/;

/** The sizes of a cover; empty for the placeholder of a missing cover. */
function coverImages(urls: z.output<typeof coverSizes>): ImageVariant[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = imageUrl(urls?.[field] ?? '', imageHosts.anilist);
    return url && !placeholderCover.test(url) ? [{ url, width, height }] : [];
  });
}

/** Our terms for the statuses of AniList, which are those of hosts with the API of Jikan. */
const statuses: ReadonlyMap<string, string> = new Map([
  ['FINISHED', 'Finished Airing'],
  ['RELEASING', 'Currently Airing'],
  ['NOT_YET_RELEASED', 'Not yet aired'],
  ['CANCELLED', 'Cancelled'],
  ['HIATUS', 'On Hiatus'],
]);

/** Our terms for the formats of AniList. */
const formats: ReadonlyMap<string, string> = new Map([
  ['TV', 'TV'],
  ['TV_SHORT', 'TV Short'],
  ['MOVIE', 'Movie'],
  ['SPECIAL', 'Special'],
  ['OVA', 'OVA'],
  ['ONA', 'ONA'],
  ['MUSIC', 'Music'],
]);

/** The term for a key; undefined for an unknown key. */
function termOf(terms: ReadonlyMap<string, string>, key: string | undefined): string | undefined {
  return terms.get(key ?? '');
}

const media = z.object({
  id: sourceId,
  idMal: otherId,
  title: reading.nullIfInvalid(z.object({ romaji: line, english: line, native: line })),
  synonyms: lines,
  coverImage: coverSizes,
  trailer: reading.nullIfInvalid(z.object({ id: rawText, site: rawText })),
  format: line,
  episodes: positiveNumber,
  duration: positiveNumber,
  status: line,
  averageScore: positiveNumberUpTo(100),
  season: line,
  seasonYear: positiveNumber,
  startDate: partialDate,
  endDate: partialDate,
  description: html,
  genres: lines,
  studios: reading.nullIfInvalid(z.object({ nodes: nameList })),
});

/** Reads an anime, which is as complete in a list as in its details; undefined where it has no id or no name. */
export function readMedia(entry: unknown): FoundTitle | undefined {
  const { success, data } = media.safeParse(entry);
  if (!success) return undefined;
  const { id, idMal, title, averageScore, startDate: from, endDate: to, seasonYear, trailer } = data;
  const embedUrl = trailer?.site === 'youtube' ? trailerUrl(trailer.id) : undefined;
  return providerTitle({
    mediaType: 'anime',
    source: 'anilist',
    sourceId: id,
    ids: { anilist_id: id, mal_id: idMal },
    names: [title?.english, title?.romaji, title?.native, ...data.synonyms],
    year: from?.year ?? seasonYear ?? null,
    item: {
      title: title?.romaji ?? data.synonyms[0],
      title_english: title?.english,
      title_japanese: title?.native,
      trailer: embedUrl ? { embed_url: embedUrl } : undefined,
      episodes: data.episodes,
      status: termOf(statuses, data.status),
      // AniList's scores go up to 100, the contract's up to 10.
      score: averageScore && averageScore / 10,
      year: seasonYear,
      aired_prop: from || to ? { from, to } : undefined,
      duration: data.duration && `${data.duration} min${data.episodes === 1 ? '' : ' per ep'}`,
      type: 'anime',
      format: termOf(formats, data.format),
      synopsis: data.description,
      genres: data.genres,
      facts: {
        season: data.season?.toLowerCase(),
        studio: data.studios?.nodes.join(', ') || undefined,
        score_source: averageScore && 'AniList',
      },
    },
    pictures: coverImages(data.coverImage),
    isWhole: true,
  });
}
