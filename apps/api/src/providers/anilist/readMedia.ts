import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, Picture } from '../CatalogueProvider.ts';
import {
  amount,
  amountUpTo,
  html,
  line,
  lines,
  nameList,
  otherId,
  partialDate,
  raw,
  sourceId,
} from '../fields/facts.ts';
import { imageHosts, imageUrl, trailerUrl } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/providerTitle.ts';

/** The sizes of a cover. */
const coverSizes = reading.optionalPart(z.object({ medium: raw, large: raw, extraLarge: raw }));

/** AniList keeps the width; the height is that of most covers, and few differ by more than some pixels. */
const sizes = [
  { field: 'medium', width: 100, height: 142 },
  { field: 'large', width: 230, height: 326 },
  { field: 'extraLarge', width: 460, height: 652 },
] as const;

const noCover = /\/default\.\w+$/;

/** The sizes of a cover; none for the picture that stands for a missing one. */
function coverPictures(given: z.output<typeof coverSizes>): Picture[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = imageUrl(given?.[field] ?? '', imageHosts.anilist);
    return url && !noCover.test(url) ? [{ url, width, height }] : [];
  });
}

/** How AniList's states are called here, as hosts of the contract's shape call them. */
const statuses: ReadonlyMap<string, string> = new Map([
  ['FINISHED', 'Finished Airing'],
  ['RELEASING', 'Currently Airing'],
  ['NOT_YET_RELEASED', 'Not yet aired'],
  ['CANCELLED', 'Cancelled'],
  ['HIATUS', 'On Hiatus'],
]);

/** How AniList's formats are called here. */
const formats: ReadonlyMap<string, string> = new Map([
  ['TV', 'TV'],
  ['TV_SHORT', 'TV Short'],
  ['MOVIE', 'Movie'],
  ['SPECIAL', 'Special'],
  ['OVA', 'OVA'],
  ['ONA', 'ONA'],
  ['MUSIC', 'Music'],
]);

/** The word for a key; undefined for one that nobody knows. */
function wordOf(words: ReadonlyMap<string, string>, key: string | undefined): string | undefined {
  return words.get(key ?? '');
}

const media = z.object({
  id: sourceId,
  idMal: otherId,
  title: reading.optionalPart(z.object({ romaji: line, english: line, native: line })),
  synonyms: lines,
  coverImage: coverSizes,
  trailer: reading.optionalPart(z.object({ id: raw, site: raw })),
  format: line,
  episodes: amount,
  duration: amount,
  status: line,
  averageScore: amountUpTo(100),
  season: line,
  seasonYear: amount,
  startDate: partialDate,
  endDate: partialDate,
  description: html,
  genres: lines,
  studios: reading.optionalPart(z.object({ nodes: nameList })),
});

/** An anime, of which lists say as much as its own answer; undefined where it has no id or no name. */
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
      status: wordOf(statuses, data.status),
      // AniList counts to 100, the contract to 10.
      score: averageScore && averageScore / 10,
      year: seasonYear,
      aired_prop: from || to ? { from, to } : undefined,
      duration: data.duration && `${data.duration} min${data.episodes === 1 ? '' : ' per ep'}`,
      type: 'anime',
      format: wordOf(formats, data.format),
      synopsis: data.description,
      genres: data.genres,
      facts: {
        season: data.season?.toLowerCase(),
        studio: data.studios?.nodes.join(', ') || undefined,
        score_source: averageScore && 'AniList',
      },
    },
    pictures: coverPictures(data.coverImage),
    isWhole: true,
  });
}
