import { reading, withoutSpanishPart } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, Picture } from '../CatalogueProvider.ts';
import {
  amountUpTo,
  day,
  html,
  line,
  lines,
  nameList,
  prose,
  raw,
  sourceId,
  yearOf,
} from '../fields/facts.ts';
import { imageHosts, imageUrl } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/providerTitle.ts';

/** Widths that RAWG's resizing knows. Its pictures are screenshots, as wide as a screen: 16 to 9. */
const widths = [420, 640, 1280];

const place = /^(https:\/\/[^/]+\/media\/)(?:resize\/[^/]+\/[^/]+\/|crop\/[^/]+\/[^/]+\/)?([^/].*)$/;

/** The sizes of the first picture that is one of RAWG's. */
function gamePictures(addresses: readonly (string | undefined)[]): Picture[] {
  for (const address of addresses) {
    const [, media, file] = place.exec(imageUrl(address ?? '', imageHosts.rawg) ?? '') ?? [];
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
  released: day,
  tba: z.catch(z.optional(z.boolean()), undefined),
  rating: amountUpTo(5),
  esrb_rating: reading.optionalPart(z.object({ name: line })),
  platforms: reading.optionalListOf(z.object({ platform: z.object({ name: line, slug: line }) })),
  genres: nameList,
  developers: nameList,
  description_raw: prose,
  description: html,
  background_image: raw,
  short_screenshots: reading.optionalListOf(z.object({ image: raw })),
});

/** A game out of a list or out of its own answer (then whole); undefined where it has no id or no name. */
export function readGame(entry: unknown, isWhole: boolean): FoundTitle | undefined {
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
      description_raw: described(data.description_raw) ?? described(data.description),
      genres,
      type: 'game',
      facts: { developer: developers.join(', ') || undefined, rating_source: rating && 'RAWG' },
    },
    pictures: gamePictures([data.background_image, data.short_screenshots?.[0]?.image]),
    isWhole,
  });
}

/** Without its Spanish part; undefined where nothing is left. */
function described(text: string | undefined): string | undefined {
  return withoutSpanishPart(text ?? '') || undefined;
}
