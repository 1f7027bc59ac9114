import { titleStorage } from '@gildshelf/api-client/contract';
import type { TableRow } from '@gildshelf/catalogue-data';
import type { OpenDataSource } from '../../../providers/CatalogueProvider.ts';
import type { TitleToSave } from '../titles/StoredTitle.ts';

// A change of these conversions requires a new `conversionVersion`, so that installed titles are converted again.
export const conversionVersion = 1;

type Fields = Readonly<Record<string, unknown>>;

/** A description of a movie, with the article that it was taken from. */
export type MovieDescription = TableRow<'movies.descriptions'>;

/** A game of the source `open-games`. Its ids of Wikidata and IMDb stay facts, because they may be those of the series. */
export function openGame(row: TableRow<'games'>): TitleToSave {
  const { name, released, platforms, genres, esrb, steam_id } = row;
  const { facts, ...item } = titleStorage.game.fromImport({
    ...{ name, year: row.year, released: released ?? undefined },
    ...{ genres: unlessEmpty(genres), platforms: unlessEmpty(platforms) },
  });
  return titleOf('game', 'open-games', row, {
    ids: known({ steam_id }),
    item: { ...item, ...(esrb && { esrb_rating: { name: esrb } }) },
    facts: {
      ...{ ...facts, developer: row.developer, publisher: row.publisher, series: row.series },
      ...{ wikidata_id: row.wikidata_id, imdb_id: row.imdb_id, wikipedia_article: row.wikipedia_article },
      fact_check: row.fact_check,
    },
  });
}

/** A movie of the source `open-movies`. `wikipedia_article` is the article of the description if there is one. */
export function openMovie(row: TableRow<'movies'>, description: MovieDescription | undefined): TitleToSave {
  const { name, released, runtime_min, genres, imdb_id, wikidata_id } = row;
  const { facts, ...item } = titleStorage.movie.fromImport({
    ...{ name, year: row.year, released: released ?? undefined, genres: unlessEmpty(genres) },
  });
  return titleOf('movie', 'open-movies', row, {
    ids: known({ imdb_id, wikidata_id }),
    item: { ...item, ...(runtime_min !== null && { runtime: runtime_min }) },
    facts: {
      ...{ ...facts, director: row.director, country: row.country, series: row.series },
      ...{ freebase_id: row.freebase_id, fact_check: row.fact_check, description: description?.description },
      wikipedia_article: description?.wikipedia_article ?? row.wikipedia_article,
    },
  });
}

/** An anime of the source `open-anime`. The ids of TMDB stay facts, because all seasons of a series share them. */
export function openAnime(row: TableRow<'anime'>): TitleToSave {
  const { title_english, title_japanese, released, aired_to, genres } = row;
  const isEnglish = row.name_from === 'english';
  const dates = { from: partsOf(released), to: partsOf(aired_to) };
  const names = [row.name, title_english, row.title_romaji, title_japanese, ...row.other_names];
  return titleOf(
    'anime',
    'open-anime',
    { ...row, other_names: names.flatMap((name) => name ?? []) },
    {
      ids: animeIds(row),
      item: {
        ...{ title: isEnglish ? (row.title_romaji ?? row.name) : row.name },
        ...known({ title_english: title_english ?? (isEnglish ? row.name : null), title_japanese }),
        ...known({ episodes: row.episodes, status: row.status, year: row.year, format: row.type, genres }),
        ...((dates.from ?? dates.to) && { aired_prop: dates }),
        type: 'anime',
      },
      facts: {
        ...{ season: row.season, studio: row.studio, official_site: row.official_site },
        ...{ franchise: row.franchise, tmdb_tv: row.tmdb_tv, tmdb_season: row.tmdb_season },
        ...{ tmdb_movie_id: row.tmdb_movie_id, animeplanet_slug: row.animeplanet_slug },
      },
    },
  );
}

/** The ids of an anime in other catalogues, that of MyAnimeList first. */
export function animeIds(row: TableRow<'anime_ids'> | TableRow<'anime'>): Readonly<Record<string, string>> {
  const { mal_id, anilist_id, anidb_id, kitsu_id, ann_id, anisearch_id, livechart_id, simkl_id } = row;
  return known({
    ...{ mal_id, anilist_id, anidb_id, kitsu_id, ann_id, anisearch_id, livechart_id, simkl_id },
    ...('bangumi_id' in row && { bangumi_id: row.bangumi_id }),
  });
}

interface OpenRow {
  readonly id: string;
  readonly rank: number | null;
  readonly popularity: number | null;
  readonly name: string;
  readonly other_names: readonly string[];
  readonly year: number | null;
  readonly sources: readonly string[];
}

interface OpenTitle {
  readonly ids: Readonly<Record<string, string>>;
  readonly item: Fields;
  /** Null and empty values are left out. */
  readonly facts: Fields;
}

function titleOf(
  mediaType: TitleToSave['mediaType'],
  source: OpenDataSource,
  { id, rank, popularity, name, other_names, year, sources }: OpenRow,
  { ids, item, facts }: OpenTitle,
): TitleToSave {
  return {
    ...{ mediaType, source, sourceId: id, ids, year, pictures: [], isWhole: true },
    names: [...new Set([name, ...other_names])],
    item: { ...item, facts: { ...known({ ...facts, sources, popularity, popularity_rank: rank }), ids } },
  };
}

function known<Value>(
  fields: Readonly<Record<string, Value | null | undefined>>,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as Readonly<Record<string, Value>>;
}

function unlessEmpty(list: readonly string[]): readonly string[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** The parts of a date such as 1995-10-05, as anime store them. */
function partsOf(date: string | null): { year: number; month: number; day: number } | null {
  const [year = 0, month = 0, day = 0] = date?.split('-').map(Number) ?? [];
  return date ? { year, month, day } : null;
}
