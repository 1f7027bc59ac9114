import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../FoundTitle.ts';
import {
  amount,
  amountUpTo,
  line,
  lines,
  nameList,
  partialDate,
  prose,
  raw,
  sourceId,
  word,
} from '../facts.ts';
import { toldTitle } from '../toldTitle.ts';
import { trailerAddress } from '../trailerAddress.ts';
import { animePictures, pictureSizes } from './animePictures.ts';

const anime = z.object({
  mal_id: sourceId,
  title: line,
  title_english: line,
  title_japanese: line,
  title_synonyms: lines,
  titles: reading.optionalListOf(z.object({ title: line })),
  images: reading.optionalPart(z.object({ webp: pictureSizes, jpg: pictureSizes })),
  trailer: reading.optionalPart(z.object({ youtube_id: raw, embed_url: raw })),
  type: word,
  episodes: amount,
  status: word,
  aired: reading.optionalPart(
    z.object({ prop: reading.optionalPart(z.object({ from: partialDate, to: partialDate })) }),
  ),
  duration: word,
  rating: word,
  score: amountUpTo(10),
  synopsis: prose,
  season: word,
  year: amount,
  studios: nameList,
  genres: nameList,
  themes: nameList,
  demographics: nameList,
});

/** An anime, of which lists say as much as its own answer; undefined where it has no id or no name. */
export function readAnime(entry: unknown): FoundTitle | undefined {
  const { success, data } = anime.safeParse(entry);
  if (!success) return undefined;
  const { mal_id, title, title_english, title_japanese, score, year, studios, themes, demographics } = data;
  const embedUrl = trailerAddress(data.trailer?.youtube_id, data.trailer?.embed_url);
  const { from, to } = data.aired?.prop ?? {};
  const others = (data.titles ?? []).map((named) => named.title);
  return toldTitle({
    mediaType: 'anime',
    source: 'jikan',
    sourceId: mal_id,
    ids: { mal_id },
    names: [title_english, title, title_japanese, ...others, ...data.title_synonyms],
    year: from?.year ?? year ?? null,
    item: {
      title: title ?? others.find((name) => name !== undefined),
      title_english,
      title_japanese,
      trailer: embedUrl ? { embed_url: embedUrl } : undefined,
      episodes: data.episodes,
      status: data.status,
      score,
      rating: data.rating,
      year,
      aired_prop: from || to ? { from, to } : undefined,
      duration: data.duration,
      type: 'anime',
      format: data.type,
      synopsis: data.synopsis,
      // Of the three kinds only this one tells what an anime is like; the built-in titles show it alone, too.
      genres: data.genres,
      facts: {
        season: data.season,
        studio: studios.join(', ') || undefined,
        themes,
        demographics,
        score_source: score && 'MyAnimeList',
      },
    },
    pictures: animePictures(data.images),
    isWhole: true,
  });
}
