import { type MediaType, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  knownTerm,
  line,
  lines,
  nameList,
  positiveNumberUpTo,
  prose,
  rawText,
  sourceId,
} from '../fields/facts.ts';
import { imageHosts, imageUrl } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/titles.ts';

/** The URLs of an image in one format, by size. */
const imageSizes = reading.nullIfInvalid(
  z.object({ small_image_url: rawText, image_url: rawText, large_image_url: rawText }),
);

/** The fields that anime and manga have in common. */
export const titleFields = {
  mal_id: sourceId,
  title: line,
  title_english: line,
  title_japanese: line,
  title_synonyms: lines,
  titles: reading.optionalListOf(z.object({ title: line })),
  images: reading.nullIfInvalid(z.object({ webp: imageSizes, jpg: imageSizes })),
  type: knownTerm,
  status: knownTerm,
  score: positiveNumberUpTo(10),
  synopsis: prose,
  genres: nameList,
  themes: nameList,
  demographics: nameList,
} as const;

const common = z.object(titleFields);

interface OwnFields {
  readonly mediaType: MediaType;
  readonly year: number | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * Builds a title from the fields of every media type and its own ones, which are as complete in a list as in the details; undefined
 * where it has no name.
 */
export function malTitle(
  data: z.output<typeof common>,
  { mediaType, year, fields, facts }: OwnFields,
): FoundTitle | undefined {
  const { mal_id, title, title_english, title_japanese, score, themes, demographics } = data;
  const others = (data.titles ?? []).map((named) => named.title);
  return providerTitle({
    mediaType,
    source: 'jikan',
    sourceId: mal_id,
    ids: { mal_id },
    names: [title_english, title, title_japanese, ...others, ...data.title_synonyms],
    year,
    item: {
      title: title ?? others.find((name) => name !== undefined),
      title_english,
      title_japanese,
      status: data.status,
      score,
      type: mediaType,
      format: data.type,
      // Only genres describe the content, and the built-in titles show genres alone; themes and demographics are in `facts`.
      genres: data.genres,
      ...fields,
      facts: { themes, demographics, score_source: score && 'MyAnimeList', ...facts },
    },
    pictures: posterImages(data.images, mediaType),
    isWhole: true,
  });
}

type Sizes = z.output<typeof imageSizes>;

/** The widths and heights to which MyAnimeList scales most posters; few differ, and by a few pixels of height. */
const sizes = [
  { field: 'small_image_url', width: 50, height: 71 },
  { field: 'image_url', width: 225, height: 318 },
  { field: 'large_image_url', width: 425, height: 600 },
] as const;

/** The sizes of a poster as WebP, which is smaller, or else as JPEG. */
function posterImages(
  formats: { readonly webp?: Sizes; readonly jpg?: Sizes } | null | undefined,
  mediaType: MediaType,
) {
  const webp = imagesOf(formats?.webp, mediaType);
  return webp.length > 0 ? webp : imagesOf(formats?.jpg, mediaType);
}

function imagesOf(urls: Sizes | undefined, mediaType: MediaType): ImageVariant[] {
  return sizes.flatMap(({ field, width, height }) => {
    const url = imageUrl(urls?.[field] ?? '', imageHosts.jikan);
    // Excludes the placeholders for a title without an image: 'qm_50.gif' and an icon of the site.
    return url?.includes(`/images/${mediaType}/`) ? [{ url, width, height }] : [];
  });
}
