import type { TitleIds } from '../../../model/ImportedTitle.ts';
import type { TitleKind } from '../../../model/TitleKind.ts';
import { nameForm } from '../../../text/nameForm.ts';
import { knownIds, yearOf } from '../../films/titleParts.ts';

/** What an entry of NeoDB is about. */
export interface NeoDbItem {
  /** The same for all seasons of a show whose id is known, which are one title of ours. */
  readonly key: string;
  /** Identifies the item itself: a season of a show is one. */
  readonly itemKey: string;
  readonly kind: TitleKind;
  /** A season or an episode, whose status is not that of its show. */
  readonly isPart: boolean;
  readonly name: string | null;
  readonly year: number | null;
  readonly ids: TitleIds;
  readonly links: readonly string[];
}

const kinds = new Map<string, TitleKind>([
  ['movie', 'movie'],
  ['tv', 'show'],
  ['game', 'game'],
  ['book', 'book'],
  ['album', 'music'],
  ['music', 'music'],
]);

/** The kind of a category, as it stands in the paths of items and in the names of files. */
const kindOfCategory = (category: string): TitleKind => kinds.get(category.toLowerCase()) ?? 'other';

/** The id in the first link that has one. */
function idIn(links: readonly string[], pattern: RegExp): string | null {
  return links.map((link) => pattern.exec(link)?.[1]).find((id) => id !== undefined) ?? null;
}

/** The path of a link of NeoDB, which is the same on each server; '' if it is none. */
const pathOf = (link: string) =>
  /^https?:\/\/[^/]+\/((?:movie|tv|game|book|album|podcast|performance)\/.+)$/.exec(link)?.[1] ?? '';

/** What the first link of an item, its year and its IMDb id are, as far as they are known. */
interface ItemFields {
  readonly name: string | null;
  readonly year: string;
  readonly imdbId: string;
  /** That of NeoDB first. */
  readonly links: readonly string[];
  /** The category by the file or the catalogue, for items without a link of NeoDB. */
  readonly category: string;
}

function idsOf(kind: TitleKind, isPart: boolean, { links, imdbId }: ItemFields): TitleIds {
  if (kind === 'game')
    return knownIds({ steam_id: idIn(links, /store\.steampowered\.com\/app\/([1-9]\d*)/) });
  if (kind !== 'movie' && kind !== 'show') return {};
  const tmdbPath = kind === 'movie' ? 'movie' : 'tv';
  const tmdbId = idIn(links, new RegExp(`themoviedb\\.org/${tmdbPath}/([1-9]\\d*)`));
  const ofLinks = idIn(links, /imdb\.com\/title\/(tt\d+)/);
  const ofInfo = /^tt\d+$/.test(imdbId) ? imdbId : null;
  // The IMDb id of a season is that of one of its episodes.
  return knownIds({ tmdb_id: tmdbId, imdb_id: isPart ? null : (ofInfo ?? ofLinks) });
}

/** An item by its fields in a row or in the catalogue. */
export function neoDbItem(fields: ItemFields): NeoDbItem {
  const { name, links } = fields;
  const path = links.map(pathOf).find((found) => found !== '') ?? '';
  const kind = kindOfCategory(path.split('/', 1)[0] || fields.category);
  const isPart =
    /^tv\/(season|episode)\//.test(path) || links.some((link) => /\/tv\/\d+[^/]*\/season\//.test(link));
  const ids = idsOf(kind, isPart, fields);
  // The year of a season is not that of the show.
  const year = isPart ? null : yearOf(fields.year);
  const itemKey = path || links[0] || `${kind}/${nameForm(name ?? '')} (${year ?? ''})`;
  const isKnownShow = kind === 'show' && ids.tmdb_id !== undefined;
  return {
    ...{ itemKey, kind, isPart, name, year, ids, links },
    key: isKnownShow ? `tv/tmdb/${ids.tmdb_id}` : itemKey,
  };
}
