import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, Picture } from '../CatalogueProvider.ts';
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
} from '../fields/facts.ts';
import { imageHosts, imageUrl, trailerUrl } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/providerTitle.ts';

/** The sizes in which one format of a picture comes. */
const pictureSizes = reading.optionalPart(
  z.object({ small_image_url: raw, image_url: raw, large_image_url: raw }),
);

type Sizes = z.output<typeof pictureSizes>;

/** Widths and heights as MyAnimeList cuts most posters; few differ, and by a few pixels of height. */
const sizes = [
  { field: 'small_image_url', width: 50, height: 71 },
  { field: 'image_url', width: 225, height: 318 },
  { field: 'large_image_url', width: 425, height: 600 },
] as const;

// What stands there for a title without a picture: 'qm_50.gif' and an icon of the site.
const poster = /\/images\/anime\//;

/** The sizes of a poster: as WebP, which weighs less, and as JPEG only where there is none. */
function animePictures(formats: { readonly webp?: Sizes; readonly jpg?: Sizes } | null | undefined) {
  const webp = picturesIn(formats?.webp);
  return webp.length > 0 ? webp : picturesIn(formats?.jpg);
}

function picturesIn(given: Sizes | undefined): Picture[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = imageUrl(given?.[field] ?? '', imageHosts.jikan);
    return url && poster.test(url) ? [{ url, width, height }] : [];
  });
}

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
  const embedUrl = trailerUrl(data.trailer?.youtube_id, data.trailer?.embed_url);
  const { from, to } = data.aired?.prop ?? {};
  const others = (data.titles ?? []).map((named) => named.title);
  return providerTitle({
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
