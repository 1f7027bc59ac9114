import * as z from 'zod/mini';
import { namesPerTitle } from '../../../platform/titles/searchNames.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { parseImportedTitle } from './parseImportedTitle.ts';

/** The name of the source of titles from anime-offline-database. */
const source = 'anime-offline-database';

/** The fields of an entry of anime-offline-database that the catalogue has, by its schema for JSON lines. */
const entrySchema = z.object({
  sources: z.array(z.string()).check(z.minLength(1, 'must have at least one URL')),
  title: z.string(),
  type: z.optional(z.string()),
  episodes: z.optional(z.number()),
  status: z.optional(z.string()),
  animeSeason: z.optional(z.object({ year: z.optional(z.nullable(z.number())) })),
  synonyms: z._default(z.array(z.string()), []),
});

/** The name of the id in each kind of URL; the first group is the id. */
const idPatterns: Readonly<Record<string, RegExp>> = {
  mal_id: /^https:\/\/myanimelist\.net\/anime\/(\d+)$/,
  anilist_id: /^https:\/\/anilist\.co\/anime\/(\d+)$/,
  anidb_id: /^https:\/\/anidb\.net\/anime\/(\d+)$/,
  kitsu_id: /^https:\/\/kitsu\.(?:app|io)\/anime\/(\d+)$/,
  ann_id: /^https:\/\/(?:www\.)?animenewsnetwork\.com\/encyclopedia\/anime\.php\?id=(\d+)$/,
  anisearch_id: /^https:\/\/(?:www\.)?anisearch\.com\/anime\/(\d+)$/,
  livechart_id: /^https:\/\/(?:www\.)?livechart\.me\/anime\/(\d+)$/,
  simkl_id: /^https:\/\/simkl\.com\/anime\/(\d+)$/,
};

const formats: Readonly<Record<string, string>> = { MOVIE: 'Movie', SPECIAL: 'Special' };
const statuses: Readonly<Record<string, string>> = {
  FINISHED: 'Finished Airing',
  ONGOING: 'Currently Airing',
  UPCOMING: 'Not yet aired',
};

/**
 * Converts an entry of anime-offline-database; returns an error message if the entry is invalid, and undefined for the line with the
 * metadata of the file.
 */
export function parseAnime(value: unknown): FoundTitle | string | undefined {
  if (isMetadata(value)) return undefined;
  const parsed = entrySchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join('.') || 'entry'} ${issue?.message ?? 'cannot be read'}`;
  }
  const {
    sources,
    title: name,
    synonyms,
    type = 'UNKNOWN',
    episodes = 0,
    status = '',
    animeSeason,
  } = parsed.data;
  const ids = idsOf(sources);
  const [first] = Object.entries(ids);
  const title = parseImportedTitle({
    ...{ media_type: 'anime', id: first ? first.join('=') : sources[0]?.slice(0, 200), ids, name },
    ...(animeSeason?.year && { year: animeSeason.year }),
    other_names: namesOf(synonyms),
  });
  if (typeof title === 'string') return title;
  const facts = {
    ...(type !== 'UNKNOWN' && { format: formats[type] ?? type }),
    ...(episodes > 0 && { episodes }),
    ...(statuses[status] && { status: statuses[status] }),
  };
  return { ...title, source, item: { ...title.item, ...facts }, isWhole: false };
}

/** The first line of the file with JSON lines has its licence and its date. */
function isMetadata(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'license' in value && !('sources' in value);
}

/** The ids in the URLs of other catalogues; of several URLs of one catalogue the first. */
function idsOf(urls: readonly string[]): Record<string, string> {
  const ids: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(idPatterns)) {
    const id = urls.map((url) => pattern.exec(url)?.[1]).find((match) => match !== undefined);
    if (id !== undefined) ids[name] = id;
  }
  return ids;
}

/** Names that search can index; entries have up to hundreds. */
function namesOf(synonyms: readonly string[]): string[] {
  return synonyms.filter((name) => /\S/.test(name) && name.length <= 500).slice(0, namesPerTitle);
}
