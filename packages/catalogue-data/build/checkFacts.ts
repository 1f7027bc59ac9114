import { foldName, splitList, type TextRow, type TextTable } from './tableText.ts';

/** The columns in which the facts of one media type are compared. */
export interface FactColumns {
  /** The column with the makers: developers or directors. */
  readonly maker: string;
  /** A list column that is compared too; undefined if there is none. */
  readonly platforms?: string;
  /** Sources that were joined before the hand-written facts, so that the joined row has their values where both differ. */
  readonly earlierSources: readonly string[];
}

export const gameFacts: FactColumns = {
  maker: 'developer',
  platforms: 'platforms',
  earlierSources: ['wikipedia', 'steam'],
};
export const movieFacts: FactColumns = { maker: 'director', earlierSources: ['wikidata', 'wikipedia'] };

type Verdict = 'verified' | 'unverified' | 'contradicted';

export interface CheckedFacts {
  readonly table: TextTable;
  readonly counts: Readonly<Record<'verified' | 'unverified' | 'removed', number>>;
  /** The contradicted rows with their names and years, and what became of them. */
  readonly contradictions: readonly string[];
  /** Facts that no row of the table has. */
  readonly unused: readonly string[];
}

/** What other sources have about a title: undefined where they have nothing to compare. */
interface Evidence {
  readonly year?: number;
  readonly makers?: readonly string[];
  readonly platforms?: readonly string[];
  readonly description?: string;
}

/** Tables that the hand-written facts are compared with. */
export interface SecondSources {
  /** The built-in titles, whose names are in the column `name` or `title`. */
  readonly builtIn: TextTable;
  /** Texts about titles by id; without them the descriptions are not compared. */
  readonly descriptions?: ReadonlyMap<string, string>;
}

const yearOf = ({ year, released }: TextRow) => Number(year || released?.slice(0, 4)) || undefined;

/**
 * Compares the rows with hand-written facts (source `own`) with the other sources of the data, and writes the result into the column
 * `fact_check`. Verified: a second source has the name and the year (one year of difference is allowed, since countries differ), and
 * the maker or a platform. Contradicted: a second source of the same name and about the same year has another maker and no common
 * platform, or its text names another year. All others are unverified. A contradicted row is removed if the title rests on the facts
 * alone; if a source with facts of its own was joined, the row shows those, and is unverified.
 */
export function checkFacts(
  table: TextTable,
  facts: TextTable,
  columns: FactColumns,
  { builtIn, descriptions }: SecondSources,
): CheckedFacts {
  const factsByName = groupByName(facts.rows);
  const builtInByName = groupByName(builtIn.rows);
  const counts = { verified: 0, unverified: 0, removed: 0 };
  const contradictions: string[] = [];
  const usedFacts = new Set<TextRow>();

  const check = (row: TextRow): Verdict => {
    const fact = findSame(factsByName, row);
    if (!fact) return 'unverified';
    usedFacts.add(fact);
    const verdicts = [
      compare(fact, joinedEvidence(row, fact, columns), columns),
      compare(fact, builtInEvidence(findSame(builtInByName, fact), columns), columns),
      compare(fact, { description: descriptions?.get(row.id ?? '') }, columns),
    ];
    return verdicts.find((verdict) => verdict !== 'unverified') ?? 'unverified';
  };

  const rows = table.rows.flatMap((row) => {
    if (!splitList(row.sources).includes('own')) return [{ ...row, fact_check: '' }];
    const verdict = check(row);
    if (verdict !== 'contradicted') {
      counts[verdict] += 1;
      return [{ ...row, fact_check: verdict }];
    }
    const isJoined = hasEarlierSource(row, columns);
    contradictions.push(`${row.name} (${row.year}), ${isJoined ? 'which shows another source' : 'removed'}`);
    counts[isJoined ? 'unverified' : 'removed'] += 1;
    return isJoined ? [{ ...row, fact_check: 'unverified' }] : [];
  });
  const unused = facts.rows.filter((fact) => !usedFacts.has(fact)).map(({ name = '' }) => name);
  return { table: { columns: [...table.columns, 'fact_check'], rows }, counts, contradictions, unused };
}

function groupByName(rows: readonly TextRow[]): Map<string, TextRow[]> {
  const byName = new Map<string, TextRow[]>();
  for (const row of rows)
    for (const name of new Set([row.name ?? row.title ?? '', ...splitNames(row)].map(foldName)))
      if (name) byName.set(name, [...(byName.get(name) ?? []), row]);
  return byName;
}

const splitNames = ({ other_names = '' }: TextRow) => other_names.split(' | ').filter(Boolean);

/** The row of the same name whose year is nearest, at most one year apart. */
function findSame(byName: ReadonlyMap<string, readonly TextRow[]>, row: TextRow): TextRow | undefined {
  const year = yearOf(row) ?? 0;
  const distance = (other: TextRow) => Math.abs((yearOf(other) ?? Number.POSITIVE_INFINITY) - year);
  return [row.name ?? '', ...splitNames(row)]
    .flatMap((name) => byName.get(foldName(name)) ?? [])
    .filter((other) => distance(other) <= 1)
    .sort((a, b) => distance(a) - distance(b))[0];
}

function hasEarlierSource(row: TextRow, { earlierSources }: FactColumns): boolean {
  return splitList(row.sources).some((source) => earlierSources.includes(source));
}

/** What the sources that were joined before have in the joined row. A value that only the facts can have written is no evidence. */
function joinedEvidence(row: TextRow, fact: TextRow, columns: FactColumns): Evidence {
  const { maker, platforms } = columns;
  if (!hasEarlierSource(row, columns)) return {};
  const [firstPlatform] = platforms ? splitList(row[platforms]) : [];
  const makers = splitList(row[maker]);
  // The joined row has the makers of the facts if no other source names makers, so equal lists prove nothing without another common value.
  const isOwnMaker = makers.join() === splitList(fact[maker]).join();
  return {
    year: yearOf(row),
    ...(makers.length > 0 && !isOwnMaker && { makers }),
    ...(firstPlatform && { platforms: [firstPlatform] }),
  };
}

function builtInEvidence(row: TextRow | undefined, { maker, platforms }: FactColumns): Evidence {
  if (!row) return {};
  const makers = splitList(row[maker]);
  return {
    year: yearOf(row),
    ...(makers.length > 0 && { makers }),
    ...(platforms && { platforms: splitList(row[platforms]) }),
  };
}

function compare(fact: TextRow, evidence: Evidence, { maker, platforms }: FactColumns): Verdict {
  const factYear = yearOf(fact);
  if (evidence.description !== undefined) return compareText(fact, evidence.description, maker);
  if (evidence.year === undefined) return 'unverified';
  const hasSame = (own: readonly string[], other: readonly string[] | undefined) =>
    other && other.length > 0
      ? own.some((entry) => other.some((value) => isSameName(entry, value)))
      : undefined;
  const makerAgrees = hasSame(splitList(fact[maker]), evidence.makers);
  const platformAgrees = platforms ? hasSame(splitList(fact[platforms]), evidence.platforms) : undefined;
  if (Math.abs(evidence.year - (factYear ?? 0)) > 1) return 'contradicted';
  if (makerAgrees || platformAgrees) return 'verified';
  return makerAgrees === false && (!platforms || platformAgrees === false) ? 'contradicted' : 'unverified';
}

/** A text that names both the year and a maker confirms them; one that begins with another year ("is a 1999 film") contradicts. */
function compareText(fact: TextRow, description: string, maker: string): Verdict {
  const named = /\b(?:is|was) an? (?:\w+ )?((?:18|19|20)\d\d)\b/.exec(description)?.[1];
  if (named && Math.abs(Number(named) - (yearOf(fact) ?? 0)) > 1) return 'contradicted';
  const text = foldName(description);
  return named && splitList(fact[maker]).some((name) => text.includes(foldName(name)))
    ? 'verified'
    : 'unverified';
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [foldName(one), foldName(other)];
  return a === b || (a.length > 4 && b.includes(a)) || (b.length > 4 && a.includes(b));
}
