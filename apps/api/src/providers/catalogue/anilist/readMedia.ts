import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../FoundTitle.ts';
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
} from '../facts.ts';
import { toldTitle } from '../toldTitle.ts';
import { trailerAddress } from '../trailerAddress.ts';
import { coverPictures, coverSizes } from './coverPictures.ts';
import { formats, statuses, wordOf } from './words.ts';

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
  const embedUrl = trailer?.site === 'youtube' ? trailerAddress(trailer.id) : undefined;
  return toldTitle({
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
