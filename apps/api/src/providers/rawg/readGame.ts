import { reading, withoutSpanishPart } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  html,
  isoDate,
  line,
  lines,
  nameList,
  positiveNumberUpTo,
  prose,
  rawText,
  sourceId,
  yearOf,
} from '../fields/facts.ts';
import { imageHosts, imageUrl } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/providerTitle.ts';

/** The widths to which RAWG scales images. They are screenshots with an aspect ratio of 16 : 9. */
const widths = [420, 640, 1280];

const imageParts = /^(https:\/\/[^/]+\/media\/)(?:resize\/[^/]+\/[^/]+\/|crop\/[^/]+\/[^/]+\/)?([^/].*)$/;

/** The sizes of the first image on RAWG's host. */
function gameImages(urls: readonly (string | undefined)[]): ImageVariant[] {
  for (const url of urls) {
    const [, media, file] = imageParts.exec(imageUrl(url ?? '', imageHosts.rawg) ?? '') ?? [];
    if (media && file)
      return widths.map((width) => ({
        url: `${media}resize/${width}/-/${file}`,
        width,
        height: Math.round((width * 9) / 16),
      }));
  }
  return [];
}

const game = z.object({
  id: sourceId,
  name: line,
  name_original: line,
  alternative_names: lines,
  released: isoDate,
  tba: z.catch(z.optional(z.boolean()), undefined),
  rating: positiveNumberUpTo(5),
  esrb_rating: reading.nullIfInvalid(z.object({ name: line })),
  platforms: reading.optionalListOf(z.object({ platform: z.object({ name: line, slug: line }) })),
  genres: nameList,
  developers: nameList,
  description_raw: prose,
  description: html,
  background_image: rawText,
  short_screenshots: reading.optionalListOf(z.object({ image: rawText })),
});

/** Reads a game from a list or from its details (`isComplete`); undefined where it has no id or no name. */
export function readGame(entry: unknown, isComplete: boolean): FoundTitle | undefined {
  const { success, data } = game.safeParse(entry);
  if (!success) return undefined;
  const { id, name, released, tba, rating, esrb_rating, platforms, genres, developers } = data;
  return providerTitle({
    mediaType: 'game',
    source: 'rawg',
    sourceId: id,
    ids: { rawg_id: id },
    names: [name, data.name_original, ...data.alternative_names],
    year: tba ? null : yearOf(released),
    item: {
      name: name ?? data.name_original,
      released,
      tba,
      platforms: platforms?.flatMap(({ platform }) => (platform.name || platform.slug ? [{ platform }] : [])),
      esrb_rating: esrb_rating?.name ? { name: esrb_rating.name } : undefined,
      rawg_rating: rating,
      description_raw: withoutSpanish(data.description_raw) ?? withoutSpanish(data.description),
      genres,
      type: 'game',
      facts: { developer: developers.join(', ') || undefined, rating_source: rating && 'RAWG' },
    },
    pictures: gameImages([data.background_image, data.short_screenshots?.[0]?.image]),
    isWhole: isComplete,
  });
}

/** Removes the Spanish part of a description; undefined where nothing is left. */
function withoutSpanish(text: string | undefined): string | undefined {
  return withoutSpanishPart(text ?? '') || undefined;
}
