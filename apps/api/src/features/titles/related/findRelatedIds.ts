import type { FranchiseRelation, MediaType, StoredItem } from '@gildshelf/api-client/contract';
import type { TitleLinkRow } from '../../../platform/db/schema.ts';
import { aliasKinds } from '../../../platform/titles/findMergedTitle.ts';
import { type LinkKind, linksOf, releasedOf } from '../../../platform/titles/titleLinks.ts';
import type { Repositories } from '../../repositories.ts';
import { rankSimilar } from './rankSimilar.ts';
import { type OpenTitle, openSources, type Relations, sequelsOf } from './relations.ts';

/** The repositories that related titles are read from. */
export type RelatedRepositories = Pick<
  Repositories,
  'relatedTitles' | 'titles' | 'titleSources' | 'titleAliases'
>;

/** A stored title whose related titles are searched. */
interface Subject {
  readonly mediaType: MediaType;
  readonly titleId: string;
  readonly item: StoredItem;
}

/** The ids of related titles, also of those that only some viewers may see. */
export interface RelatedIds {
  /** In the order of release, with the title itself; empty if it is the only one. */
  readonly series: readonly string[];
  readonly franchise: readonly FranchiseId[];
  /** The most similar first. */
  readonly similar: readonly string[];
}

interface FranchiseId {
  readonly mediaType: MediaType;
  readonly titleId: string;
  readonly relation: FranchiseRelation;
}

/** The longest series of the open data has 158 titles. */
const seriesMaximum = 200;
/** How many titles of a series are searched for relations to other media types. */
const relatedMembers = 60;
const franchiseMaximum = 48;
const similarMaximum = 40;
/** How many of the most popular titles with a link are compared, and how many links of a kind. */
const candidates: Readonly<Record<Exclude<LinkKind, 'series'>, readonly [titles: number, links: number]>> = {
  people: [24, 2],
  decade: [30, 1],
  genres: [30, 1],
  genre: [12, 4],
};

/** Finds related titles; the number of rows that it reads is bounded and does not depend on the size of the catalogue. */
export async function findRelatedIds(
  repositories: RelatedRepositories,
  relations: Relations,
  subject: Subject,
): Promise<RelatedIds> {
  const series = await findSeries(repositories, relations, subject);
  const members = [subject.titleId, ...series.filter((id) => id !== subject.titleId)];
  return {
    series,
    franchise: await findFranchise(repositories, relations, subject, members),
    similar: await findSimilar(repositories, subject, new Set(members)),
  };
}

/** The titles of the smallest of its series with several titles, else those that sequels connect with it. */
async function findSeries(
  repositories: RelatedRepositories,
  relations: Relations,
  subject: Subject,
): Promise<readonly string[]> {
  const { relatedTitles, titles } = repositories;
  let smallest: readonly TitleLinkRow[] = [];
  for (const { kind, hash } of linksOf(subject.mediaType, subject.item)) {
    if (kind !== 'series') continue;
    const rows = await relatedTitles.linkedBy(hash, seriesMaximum);
    if (rows.length > 1 && (smallest.length === 0 || rows.length < smallest.length)) smallest = rows;
  }
  if (smallest.length > 0) return inOrder(smallest);
  const ids = await relatedTitles.openIds(subject.mediaType, [subject.titleId]);
  const sequels = ids.flatMap((id) => sequelsOf(relations, { mediaType: subject.mediaType, id }));
  const sequelIds = await titleIdsOf(repositories, subject.mediaType, sequels);
  if (sequelIds.filter((id) => id !== subject.titleId).length === 0) return [];
  const rows = await titles.rowsByIds([...new Set([subject.titleId, ...sequelIds])]);
  return inOrder(
    rows.map(({ title_id, item, popularity_rank }) => ({
      ...{ link: 0, title_id, popularity: popularity_rank ?? Number.POSITIVE_INFINITY },
      released: releasedOf(subject.mediaType, JSON.parse(item)),
    })),
  );
}

/** The ids in the order of release; those without a date last. */
function inOrder(rows: readonly TitleLinkRow[]): readonly string[] {
  const place = ({ released }: TitleLinkRow) => released || Number.POSITIVE_INFINITY;
  const compare = (a: TitleLinkRow, b: TitleLinkRow) =>
    // Not the difference, which is not a number for two infinite ones.
    place(a) === place(b) ? a.popularity - b.popularity || 0 : place(a) - place(b);
  return [...rows].sort(compare).map(({ title_id }) => title_id);
}

/** The title ids of titles of the open data, also of those that were merged into others. */
async function titleIdsOf(
  { titleSources, titleAliases }: RelatedRepositories,
  mediaType: MediaType,
  open: readonly OpenTitle[],
): Promise<readonly string[]> {
  const source = openSources.get(mediaType);
  const ids = open.flatMap((title) => (title.mediaType === mediaType ? [title.id] : []));
  if (!source || ids.length === 0) return [];
  const found = await titleSources.titleIds(source, mediaType, ids);
  const merged = await titleAliases.find(mediaType, aliasKinds.source(source), ids);
  const aliases = new Map(merged.map(({ alias_value, title_id }) => [alias_value, title_id]));
  return ids.flatMap((id) => found.get(id) ?? aliases.get(id) ?? []);
}

/** Titles of other media types that the open data relates to the title or to one of its series, and the series of the former. */
async function findFranchise(
  repositories: RelatedRepositories,
  relations: Relations,
  { mediaType, titleId }: Subject,
  members: readonly string[],
): Promise<readonly FranchiseId[]> {
  const { relatedTitles, titles } = repositories;
  const found = new Map<string, FranchiseId>();
  const add = (entry: FranchiseId) => {
    if (!found.has(entry.titleId) && found.size < franchiseMaximum) found.set(entry.titleId, entry);
  };
  const related = async (ids: readonly string[]) =>
    (await relatedTitles.openIds(mediaType, ids))
      .flatMap((id) => relations.of({ mediaType, id }))
      .filter((other) => other.mediaType !== mediaType);
  for (const { relation, ...other } of await related([titleId]))
    for (const id of await titleIdsOf(repositories, other.mediaType, [other]))
      if (relation !== 'sequel') add({ mediaType: other.mediaType, titleId: id, relation });
  const direct = [...found.values()];
  for (const { relation: _, ...other } of await related(members.slice(1, relatedMembers)))
    for (const id of await titleIdsOf(repositories, other.mediaType, [other]))
      add({ mediaType: other.mediaType, titleId: id, relation: 'same_franchise' });
  const rows = await titles.rowsByIds(direct.map((entry) => entry.titleId));
  for (const row of rows)
    for (const { kind, hash } of linksOf(row.media_type, JSON.parse(row.item)))
      if (kind === 'series')
        for (const member of await relatedTitles.linkedBy(hash, franchiseMaximum))
          add({ mediaType: row.media_type, titleId: member.title_id, relation: 'same_franchise' });
  return [...found.values()];
}

async function findSimilar(
  { relatedTitles }: RelatedRepositories,
  { mediaType, item }: Subject,
  without: ReadonlySet<string>,
): Promise<readonly string[]> {
  const links = linksOf(mediaType, item);
  const ids = new Set<string>();
  for (const kind of ['people', 'decade', 'genres', 'genre'] as const) {
    const [titles, maximum] = candidates[kind];
    for (const { hash } of links.filter((link) => link.kind === kind).slice(0, maximum))
      for (const { title_id } of await relatedTitles.linkedBy(hash, titles))
        if (!without.has(title_id)) ids.add(title_id);
  }
  const rows = await relatedTitles.sharedLinks(
    [...ids],
    links.map(({ hash }) => hash),
  );
  return rankSimilar(links, releasedOf(mediaType, item), rows).slice(0, similarMaximum);
}
