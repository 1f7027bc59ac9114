import {
  type CatalogueType,
  catalogueTypes,
  type MediaType,
  ownMessages,
  type StoredItem,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { LRUCache } from 'lru-cache';
import { NotFound } from '../../../platform/http/errors.ts';
import { factValues } from '../../../platform/titles/titleLinks.ts';
import type { Viewer } from '../../../platform/titles/visibleTitles.ts';
import { listedTitle } from '../listedTitle.ts';
import type { TitlesContext } from '../TitlesContext.ts';
import { findRelatedIds, type RelatedIds } from './findRelatedIds.ts';
import { type Relations, readRelations } from './relations.ts';
import { seriesName } from './seriesName.ts';

const seriesTitles = 24;
const franchiseTitles = 24;
const similarTitles = 12;

const cachedTitles = 2_000;
const cacheMs = 10 * 60_000;

/** Finds the titles that are related to one. */
export type FindRelated = ReturnType<typeof createFindRelated>;

/**
 * Which titles are related is cached for ten minutes, for all viewers; what a viewer may see of them, and their data, is read for each
 * request. `relationsFolder` has the tables of relations; without it no titles of other media types are found.
 */
export function createFindRelated(context: TitlesContext, relationsFolder: string | undefined) {
  const { titles, log } = context;
  const cache = new LRUCache<string, RelatedIds>({
    ...{ max: cachedTitles, ttl: cacheMs, ttlResolution: 0, perf: { now: context.clock } },
  });
  let reading: Promise<Relations> | undefined;
  const relations = () => {
    reading ??= (relationsFolder ? readRelations(relationsFolder) : Promise.resolve(noRelations)).catch(
      (error: unknown) => {
        log.error({ event: 'relations-not-read', error: String(error) });
        return noRelations;
      },
    );
    return reading;
  };

  return async (viewer: Viewer, mediaType: CatalogueType, slugOrId: string) => {
    const title = await titles.findBySlugOrId(viewer, mediaType, slugOrId);
    if (!title) throw new NotFound(ownMessages.title.unknownTitle);
    const { title_id: titleId } = title;
    const item: StoredItem = JSON.parse(title.item);
    let ids = cache.get(titleId);
    if (!ids) {
      ids = await findRelatedIds(context, await relations(), { mediaType, titleId, item });
      cache.set(titleId, ids);
    }
    return presentRelated(context, viewer, { mediaType, titleId, item }, ids);
  };
}

const noRelations: Relations = { of: () => [] };

interface Subject {
  readonly mediaType: CatalogueType;
  readonly titleId: string;
  readonly item: StoredItem;
}

async function presentRelated(
  { titles, covers }: TitlesContext,
  viewer: Viewer,
  { mediaType, titleId, item }: Subject,
  ids: RelatedIds,
) {
  const all = [...ids.series, ...ids.franchise.map((entry) => entry.titleId), ...ids.similar];
  const visible = new Set(viewer.seesAdultTitles ? all : await titles.withoutAdult(all));
  const series = ids.series.filter((id) => visible.has(id));
  const shownSeries = series.length > 1 ? partAround(series, series.indexOf(titleId)) : [];
  const franchise = ids.franchise
    .flatMap((entry) => (isShown(entry.mediaType) && visible.has(entry.titleId) ? [entry] : []))
    .slice(0, franchiseTitles);
  const similar = ids.similar.filter((id) => visible.has(id)).slice(0, similarTitles);
  const rows = await titles.byIds(viewer, [
    ...new Set([...shownSeries, ...franchise.map((entry) => entry.titleId), ...similar]),
  ]);
  const byId = new Map(rows.map((row) => [row.title_id, row]));
  const present = (type: MediaType, id: string) => {
    const row = byId.get(id);
    return row ? [listedTitle(covers, type, row)] : [];
  };
  const names = shownSeries.flatMap((id) => byId.get(id)?.title ?? []);
  const knownName = knownSeriesName(mediaType, item);
  return {
    series:
      names.length > 1
        ? {
            name: knownName ?? seriesName(names),
            is_facet: knownName !== undefined && hasSeriesFacet(mediaType),
            total: series.length,
            titles: shownSeries.flatMap((id) =>
              present(mediaType, id).map((title) => ({ title, is_current: id === titleId })),
            ),
          }
        : null,
    franchise: franchise.flatMap(({ relation, mediaType: media_type, titleId: id }) =>
      present(media_type, id).map((title) => ({ relation, media_type, title })),
    ),
    similar: similar.flatMap((id) => present(mediaType, id)),
  };
}

const isShown = (mediaType: MediaType) => catalogueTypes.some((type) => type === mediaType);

/** At most 24 ids, of which the one at `index` is in the middle where the series has as many on both sides. */
function partAround(ids: readonly string[], index: number): readonly string[] {
  const start = Math.max(0, Math.min(index - seriesTitles / 2, ids.length - seriesTitles));
  return ids.slice(start, start + seriesTitles);
}

function hasSeriesFacet(mediaType: MediaType): boolean {
  return titleStorage[mediaType].browse.facets().some(({ name }) => name === 'series');
}

/** The name that the source of the title gives its series, if the source has names and not ids. */
function knownSeriesName(mediaType: MediaType, item: StoredItem): string | undefined {
  const named = titleStorage[mediaType].relatingFacts.filter(
    ({ relates, label }) => relates === 'series' && label !== undefined,
  );
  return named.flatMap((fact) => factValues(item, fact))[0];
}
