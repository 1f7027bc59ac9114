import type { FranchiseRelation, MediaType } from '@gildshelf/api-client/contract';
import { readRows, type TableName } from '@gildshelf/catalogue-data';
import type { OpenDataSource } from '../../../providers/CatalogueProvider.ts';

/** A title by its id in the open data. */
export interface OpenTitle {
  readonly mediaType: MediaType;
  readonly id: string;
}

/** What a title is to another one: of the same media type, `sequel` stands for both directions. */
export type Relation = Exclude<FranchiseRelation, 'same_franchise'> | 'sequel';

/** The relations of the open data: from a title, to others. */
export interface Relations {
  readonly of: (title: OpenTitle) => readonly (OpenTitle & { readonly relation: Relation })[];
}

/** The source of the open data of each media type that has relations. */
export const openSources: ReadonlyMap<MediaType, OpenDataSource> = new Map([
  ['game', 'open-games'],
  ['anime', 'open-anime'],
  ['movie', 'open-movies'],
]);

/** What the second title of a row is to the first one, and the reverse. */
const relationNames: Readonly<Record<string, readonly [Relation, Relation]>> = {
  follows: ['sequel', 'sequel'],
  'same work': ['same_work', 'same_work'],
  'based on': ['source', 'adaptation'],
};

/** The tables with the columns of both titles. */
const tables = [
  { name: 'relations_games', first: ['game', 'game'], second: ['game', 'other_game'] },
  { name: 'relations_anime_movies', first: ['anime', 'anime'], second: ['movie', 'movie'] },
  { name: 'relations_movies_games', first: ['movie', 'movie'], second: ['game', 'game'] },
] as const satisfies readonly {
  readonly name: TableName;
  readonly first: readonly [MediaType, column: string];
  readonly second: readonly [MediaType, column: string];
}[];

const keyOf = ({ mediaType, id }: OpenTitle) => `${mediaType} ${id}`;

/** Reads the 773 relations, which take less than 200 kB of memory. Throws an Error if a table cannot be read. */
export async function readRelations(folder: string): Promise<Relations> {
  const relations = new Map<string, (OpenTitle & { readonly relation: Relation })[]>();
  const add = (from: OpenTitle, to: OpenTitle, relation: Relation) => {
    const known = relations.get(keyOf(from)) ?? [];
    known.push({ ...to, relation });
    relations.set(keyOf(from), known);
  };
  for (const { name, first, second } of tables)
    for await (const { row } of readRows(folder, name)) {
      const cells: Readonly<Record<string, string>> = row;
      const names = relationNames[row.relation];
      const from = { mediaType: first[0], id: cells[first[1]] ?? '' };
      const to = { mediaType: second[0], id: cells[second[1]] ?? '' };
      if (!names) continue;
      add(from, to, names[0]);
      add(to, from, names[1]);
    }
  return { of: (title) => relations.get(keyOf(title)) ?? [] };
}

/** The number of titles of one chain of sequels, which bounds what is read for it. */
const chainLength = 60;

/** The titles that are connected with one by sequels, without itself. */
export function sequelsOf({ of }: Relations, title: OpenTitle): readonly OpenTitle[] {
  const found = new Map([[keyOf(title), title]]);
  // A map is iterated including what is added meanwhile.
  for (const current of found.values())
    for (const { relation, ...other } of of(current))
      if (relation === 'sequel' && found.size < chainLength && !found.has(keyOf(other)))
        found.set(keyOf(other), other);
  return [...found.values()].slice(1);
}
