import { join } from 'node:path';
import {
  type MediaType,
  mediaTypeNames,
  type Row,
  type StoredItem,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { presentItem } from '../../../platform/titles/presentItem.ts';
import { isSlug } from '../titles/slugs.ts';
import { readTable } from './readTable.ts';

/** A built-in title, ready to be stored. */
export interface CatalogueTitle {
  readonly mediaType: MediaType;
  readonly slug: string;
  readonly rank: number;
  readonly title: string;
  readonly year: number | null;
  /** Names indexed for search, the shown name first. */
  readonly names: readonly string[];
  readonly item: StoredItem;
  readonly card: StoredItem;
}

/** Every built-in title, in rank order by media type. */
export async function readCatalogue(folder: string): Promise<CatalogueTitle[]> {
  const titles = await Promise.all(mediaTypeNames.map((mediaType) => readTitles(folder, mediaType)));
  return titles.flat();
}

async function readTitles(folder: string, mediaType: MediaType): Promise<CatalogueTitle[]> {
  const { builtIn, names: namesOf } = titleStorage[mediaType];
  if (!builtIn) return [];
  const { table } = builtIn;
  const path = join(folder, `${table}.tsv`);
  const [rows, ids, descriptions, otherNames] = await Promise.all([
    readTable(path),
    readCompanionTable(join(folder, `${table}_ids.tsv`)),
    readCompanionTable(join(folder, `${table}.descriptions.tsv`)),
    readCompanionTable(join(folder, `${table}.names.tsv`)),
  ]);
  const usedSlugs = new Set<string>();
  return rows.map((row) => {
    const { slug = '' } = row;
    if (!isSlug(slug) || usedSlugs.has(slug))
      throw new Error(`${path}: '${slug}' is an invalid or duplicate slug.`);
    usedSlugs.add(slug);
    const parsed = builtIn.read(row, descriptions.get(slug)?.description ?? '');
    const item = { ...parsed, facts: { ...parsed.facts, ids: knownIds(ids.get(slug)) } };
    const {
      view: { title, year },
      card,
    } = presentItem(mediaType, item);
    const alternativeNames = [...namesOf(item), ...namesIn(otherNames.get(slug))];
    return {
      mediaType,
      slug,
      rank: Number(row.rank),
      title,
      year,
      names: [...new Set([title, ...alternativeNames.filter((name) => typeof name === 'string')])],
      item,
      card,
    };
  });
}

/** Reads a table with further columns of another one, by slug; the file is optional. */
async function readCompanionTable(path: string): Promise<Map<string, Row>> {
  const rows = await readTable(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Map(rows.map((row) => [row.slug ?? '', row]));
}

function knownIds({ slug: _, ...ids }: Row = {}): Row {
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== ''));
}

/** Alternative names: abbreviations, other spellings, other languages. */
function namesIn({ names = '' }: Row = {}): string[] {
  return names === '' ? [] : names.split(' | ');
}
