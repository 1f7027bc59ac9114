import type { Figure } from '../figures/recordFigures.mjs';
import { compare, reported } from './compare.ts';
import { type InstalledLibrary, loadSource } from './installLibrary.ts';

type Distance = (from: string, to: string) => number;

const variables = [
  ...['PATH', 'HOME', 'HOSTNAME', 'PORTS', 'PROT', 'DATABASE_URI', 'DATADIR', 'SMTP_URI', 'LOG_LEVLE'],
  ...['PUBLICURL', 'NODE_OPTIONS', 'npm_config_cache', 'PGHOST', 'PGDATABASE', 'REDIS_URL', 'TRUSTED_PROXY'],
];
const maxLength = 9;
const pairs = 2_000;

/**
 * Compares the distance between names of variables and settings, as computed before `damerau-levenshtein` replaced our function, with
 * two libraries.
 */
export async function measureEditDistance(
  damerau: InstalledLibrary,
  levenshtein: InstalledLibrary,
): Promise<Figure[]> {
  const { settingNames } = await loadSource<{ settingNames: readonly string[] }>(
    'apps/api/src/config/readConfig.ts',
  );
  const { default: damerauLevenshtein } = await damerau.load<{
    default: (from: string, to: string) => { readonly steps: number };
  }>('damerau-levenshtein');
  const { distance } = await levenshtein.load<{ distance: Distance }>('fastest-levenshtein');
  const steps: Distance = (from, to) => damerauLevenshtein(from, to).steps;
  const names = settingNames.flatMap((setting) => variables.map((name) => [name, setting] as const));
  const each = (call: number, measure: Distance) => {
    const [from, to] = names[call % names.length] ?? ['', ''];
    return measure(from, to);
  };
  const comparison = (theirs: Distance) => ({
    ...{ what: 'distance between two names', calls: 20_000 },
    ours: (call: number) => each(call, editDistance),
    theirs: (call: number) => each(call, theirs),
  });
  const differing = (theirs: Distance) =>
    randomPairs().filter(([from, to]) => editDistance(from, to) !== theirs(from, to)).length;
  return [
    await compare(damerau, comparison(steps)),
    reported(`distances of ${pairs} pairs of texts that differ from ${damerau.name}`, differing(steps)),
    await compare(levenshtein, comparison(distance)),
    reported(
      `distances of ${pairs} pairs of texts that differ from ${levenshtein.name}`,
      differing(distance),
    ),
  ];
}

/** The number of insertions, deletions, substitutions and swaps of neighbouring characters that turn one text into the other. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}

/** Deterministic pairs of short texts of three different characters, which have many swaps. */
function randomPairs(): (readonly [string, string])[] {
  let state = 1;
  const next = (maximum: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % maximum;
  };
  const text = () => Array.from({ length: next(maxLength) }, () => 'ABC'[next(3)]).join('');
  return Array.from({ length: pairs }, () => [text(), text()] as const);
}
