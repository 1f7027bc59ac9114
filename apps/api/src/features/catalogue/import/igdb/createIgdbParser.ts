import { CommandError } from '../../../../platform/commands/commandLine.ts';
import type { FoundTitle } from '../../../../providers/CatalogueProvider.ts';
import { readGame, standaloneTypes } from '../../../../providers/igdb/readGame.ts';
import type { ParseEntry } from '../ImportFormat.ts';
import type { Cells } from '../readCsv.ts';
import type { IgdbTables } from './igdbTables.ts';

const requiredColumns = ['id', 'name', 'first_release_date'];

/**
 * Creates the function that converts a row of the table `games` of IGDB's data dump, with the names of the other tables. The rows have
 * the source `igdb`, as those of IGDB's API, but they are partial: data of the API has precedence.
 */
export function createIgdbParser(tables: IgdbTables): ParseEntry {
  return (value) => {
    const row = value as Cells;
    const missing = requiredColumns.filter((name) => row[name] === undefined);
    if (missing.length > 0)
      throw new CommandError(
        `The file is no table of games of IGDB: it has no column ${missing.join(', ')}.`,
      );
    if (!/^[1-9]\d{0,11}$/.test(row.id ?? '')) return 'id must be a positive whole number';
    if (row.version_parent || !standaloneTypes.includes(Number(row.game_type || row.category || 0)))
      return undefined;
    const released = secondsOf(row.first_release_date ?? '');
    if (released !== undefined && Number.isNaN(released))
      return 'first_release_date must be a date or a number of seconds';
    const lists = ['genres', 'platforms', 'themes', 'involved_companies', 'alternative_names'];
    const invalid = lists.find((name) => idsOf(row[name]) === undefined);
    if (invalid) return `${invalid} must be a list of ids such as {1,2}`;
    const title = readGame(gameOf(row, released, tables));
    return title ? completed(title, row, tables) : 'name must be text';
  };
}

/** A game in the shape of the API's responses. */
function gameOf(row: Cells, released: number | undefined, tables: IgdbTables) {
  const named = (column: string, names: ReadonlyMap<string, string>) =>
    (idsOf(row[column]) ?? []).flatMap((id) => {
      const name = names.get(id);
      return name ? [{ name }] : [];
    });
  const companies = companiesOf(row, tables);
  return {
    ...{ id: row.id, name: row.name, summary: row.summary, first_release_date: released },
    ...(row.total_rating && { total_rating: Number(row.total_rating) }),
    alternative_names: named('alternative_names', tables.alternativeNames),
    genres: named('genres', tables.genres),
    platforms: named('platforms', tables.platforms),
    themes: named('themes', tables.themes),
    involved_companies: companies.flatMap(({ name, isDeveloper }) =>
      isDeveloper ? [{ developer: true, company: { name } }] : [],
    ),
    cover: tables.covers.get(row.cover ?? ''),
  };
}

/** A title with what the API's responses do not have. */
function completed(title: FoundTitle, row: Cells, tables: IgdbTables): FoundTitle {
  const steamId = tables.steamIds.get(title.sourceId);
  const publishers = companiesOf(row, tables).flatMap(({ name, isPublisher }) => (isPublisher ? name : []));
  return {
    ...title,
    isWhole: false,
    ids: { ...title.ids, ...(steamId && { steam_id: steamId }) },
    ...(publishers.length > 0 && {
      item: { ...title.item, facts: { ...title.item.facts, publisher: publishers.join(', ') } },
    }),
  };
}

function companiesOf(row: Cells, { companies, involvedCompanies }: IgdbTables) {
  return (idsOf(row.involved_companies) ?? []).flatMap((id) => {
    const involved = involvedCompanies.get(id);
    const name = companies.get(involved?.company ?? '');
    return involved && name ? [{ ...involved, name }] : [];
  });
}

/** The ids in a cell such as '{1,2}'; undefined if it is malformed. */
function idsOf(cell = ''): string[] | undefined {
  const [, list] = /^[{[(]?([\d,\s]*)[}\])]?$/.exec(cell.trim()) ?? [];
  return list?.split(',').flatMap((id) => id.trim() || []);
}

/** A time in seconds since 1970, from a cell with seconds or an ISO time; NaN if it is malformed, undefined if it is empty. */
function secondsOf(cell: string): number | undefined {
  if (cell === '') return undefined;
  if (/^-?\d{1,11}$/.test(cell)) return Number(cell);
  const [, date, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d).*)?$/.exec(cell) ?? [];
  return date ? Date.parse(`${date}T${time}Z`) / 1000 : Number.NaN;
}
