import { join } from 'node:path';
import type { MediaType } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../../providers/CatalogueProvider.ts';
import { shownOf } from '../titles/merge/shownOf.ts';
import { isSlug } from '../titles/slugs/isSlug.ts';
import type { CatalogueSource } from './CatalogueSource.ts';
import { catalogueSources } from './catalogueSources.ts';
import { type Row, readTable } from './readTable.ts';

/** A built-in title, ready to be kept. */
export interface CatalogueTitle {
  readonly mediaType: MediaType;
  readonly slug: string;
  readonly rank: number;
  readonly title: string;
  readonly year: number | null;
  /** What search finds it by: first the shown name. */
  readonly names: readonly string[];
  readonly item: StoredItem;
  readonly card: StoredItem;
}

/** Every built-in title, in rank order by media type. */
export async function readCatalogue(folder: string): Promise<CatalogueTitle[]> {
  const titles = await Promise.all(
    Object.values(catalogueSources).map((source) => readSource(folder, source)),
  );
  return titles.flat();
}

async function readSource(folder: string, source: CatalogueSource): Promise<CatalogueTitle[]> {
  const { mediaType, table } = source;
  const path = join(folder, `${table}.tsv`);
  const [rows, ids, descriptions, otherNames] = await Promise.all([
    readTable(path),
    readBeside(join(folder, `${table}_ids.tsv`)),
    readBeside(join(folder, `${table}.descriptions.tsv`)),
    readBeside(join(folder, `${table}.names.tsv`)),
  ]);
  const taken = new Set<string>();
  return rows.map((row) => {
    const { slug = '' } = row;
    if (!isSlug(slug) || taken.has(slug))
      throw new Error(`${path}: '${slug}' cannot be a slug, or is one twice.`);
    taken.add(slug);
    const read = source.read(row, descriptions.get(slug)?.description ?? '');
    const item = { ...read, facts: { ...read.facts, ids: known(ids.get(slug)) } };
    const {
      view: { title, year },
      card,
    } = shownOf(mediaType, item);
    const others = [...source.names(item), ...namesIn(otherNames.get(slug))];
    return {
      mediaType,
      slug,
      rank: Number(row.rank),
      title,
      year,
      names: [...new Set([title, ...others.filter((name) => typeof name === 'string')])],
      item,
      card,
    };
  });
}

/** A table that says more about the titles of another, by slug; it need not be there. */
async function readBeside(path: string): Promise<Map<string, Row>> {
  const rows = await readTable(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Map(rows.map((row) => [row.slug ?? '', row]));
}

function known({ slug: _, ...ids }: Row = {}): Row {
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== ''));
}

/** What else people call it: abbreviations, other spellings, other languages. */
function namesIn({ names = '' }: Row = {}): string[] {
  return names === '' ? [] : names.split(' | ');
}
