import { type BrowseSort, browseSorts, type TitleFacet } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uuidv7 } from '../../../../platform/db/uuid.ts';
import { everyTitle, type Viewer, visitor } from '../../../../platform/titles/visibleTitles.ts';
import { BrowseIndex, type Choices } from './BrowseIndex.ts';
import type { BrowseTitle } from './BrowseTitle.ts';
import { formatCursor, parseCursor } from './SortKeys.ts';

const facets = ['genre', 'platform', 'studio'].map(
  (name): TitleFacet => ({ name, label: name, kind: 'list', read: () => [] }),
);
const words = ['Action', 'RPG', 'Puzzle', 'Drama', 'Music'];
const ids = Array.from({ length: 150 }, (_, number) => uuidv7(1_000_000 + number * 7));

const title = fc.record({
  id: fc.constantFrom(...ids),
  isAdult: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  rank: fc.option(fc.integer({ min: 1, max: 20 })),
  average: fc.option(fc.constantFrom(0.5, 2, 4, 4.25, 5)),
  released: fc.option(fc.constantFrom('1999', '2001-04', '2001-04-09', '2001-04-10', '2031-12-31')),
  addedAt: fc.integer({ min: 0, max: 5 }),
  name: fc.constantFrom('a', 'a b', 'b', '葬送', '𠮷', '\uffff'),
  values: fc.tuple(...facets.map(() => fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 }))),
}) satisfies fc.Arbitrary<BrowseTitle>;

/** Adds titles, or removes the ids. */
const change = fc.oneof(
  { weight: 4, arbitrary: fc.uniqueArray(title, { maxLength: 40, selector: ({ id }) => id }) },
  { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }) },
);

/** An index after some changes, and the titles that it must have. */
const indexed = fc.array(change, { minLength: 1, maxLength: 12 }).map((changes) => {
  const index = new BrowseIndex(facets);
  const titles = new Map<string, BrowseTitle>();
  for (const entries of changes)
    if (entries.every((entry) => typeof entry === 'string')) {
      index.remove(entries);
      for (const id of entries) titles.delete(id);
    } else {
      const added = entries.filter((entry) => typeof entry !== 'string');
      index.add(added);
      for (const one of added) titles.set(one.id, one);
    }
  return { index, titles: [...titles.values()] };
});

type Chosen = ReadonlyMap<number, readonly string[]>;

const choicesOf = (index: BrowseIndex, chosen: Chosen): Choices =>
  new Map(
    [...chosen].map(([facet, texts]) => [
      facet,
      texts.flatMap((text) => index.values.find(facet, text) ?? []),
    ]),
  );

const matches = ({ values, isAdult }: BrowseTitle, viewer: Viewer, chosen: Chosen, except = -1) =>
  (viewer.seesAdultTitles || !isAdult) &&
  [...chosen].every(
    ([facet, texts]) => facet === except || texts.some((text) => values[facet]?.includes(text)),
  );

/** What each pair of facets, each single one and none can choose. */
const combinations: readonly Chosen[] = [
  new Map(),
  ...facets.flatMap((_, one) => [
    new Map([[one, ['Action']]]),
    ...facets.flatMap((_, other) =>
      other > one
        ? [
            new Map([
              [one, ['RPG', 'Drama']],
              [other, ['Action']],
            ]),
          ]
        : [],
    ),
  ]),
  new Map(facets.map((_, facet) => [facet, ['Action', 'Music']])),
];

it.each([
  ['visitors', visitor],
  ['users who see adult titles', everyTitle],
])(
  'counts the titles of each value with all pairs of facets like a scan of all titles, for %s',
  (_, viewer) => {
    fc.assert(
      fc.property(indexed, ({ index, titles }) => {
        for (const chosen of combinations) {
          const { total, byFacet } = index.count(viewer, choicesOf(index, chosen));
          expect(total).toBe(titles.filter((one) => matches(one, viewer, chosen)).length);
          for (const [facet, numbers] of index.values.numbers.entries())
            for (const value of numbers) {
              const text = index.values.text(value);
              const expected = titles.filter(
                (one) => one.values[facet]?.includes(text) && matches(one, viewer, chosen, facet),
              );
              expect(byFacet[facet]?.[value]).toBe(expected.length);
            }
        }
      }),
      { numRuns: 60 },
    );
  },
);

const bytes = ({ name }: BrowseTitle) => Buffer.from(name).toString('hex');
const orders: Readonly<Record<BrowseSort, (title: BrowseTitle) => number | string>> = {
  popularity: ({ rank }) => rank ?? Infinity,
  rating: ({ average }) => (average === null ? 1 : -average),
  release: ({ released }) => (released === null ? 1 : -Number(released.replaceAll('-', '').padEnd(8, '0'))),
  name: bytes,
  added: ({ addedAt }) => -addedAt,
};

function inOrder(titles: readonly BrowseTitle[], sort: BrowseSort): readonly string[] {
  const compare = <Key extends number | string>(a: Key, b: Key) => (a < b ? -1 : Number(a > b));
  return titles
    .toSorted(
      (a, b) =>
        compare(orders[sort](a), orders[sort](b)) ||
        compare(orders.popularity(a), orders.popularity(b)) ||
        compare(a.id, b.id),
    )
    .map(({ id }) => id);
}

it.each(browseSorts)('the pages in the order of %s have every title once, as their cursors say', (sort) => {
  fc.assert(
    fc.property(
      indexed,
      fc.constantFrom(...combinations),
      fc.integer({ min: 1, max: 9 }),
      (made, chosen, limit) => {
        const { index, titles } = made;
        const choices = choicesOf(index, chosen);
        const found: string[] = [];
        for (let cursor: string | undefined = ''; cursor !== undefined; ) {
          const after = cursor === '' ? undefined : parseCursor(sort, cursor);
          expect(after === undefined).toBe(cursor === '');
          const { ids, next } = index.page(visitor, choices, sort, after, limit);
          found.push(...ids);
          expect(ids.length).toBeLessThanOrEqual(limit);
          if (next) expect(ids).toHaveLength(limit);
          cursor = next && formatCursor(next);
        }
        expect(found).toEqual(
          inOrder(
            titles.filter((one) => matches(one, visitor, chosen)),
            sort,
          ),
        );
      },
    ),
    { numRuns: 60 },
  );
});

it('a cursor stays valid when the titles before and after it change', () => {
  const made = (number: number, rank: number): BrowseTitle => ({
    ...{ id: ids[number] ?? '', isAdult: false, rank, average: null, released: null, addedAt: 0 },
    ...{ name: 'a', values: facets.map(() => []) },
  });
  const index = new BrowseIndex(facets);
  index.add([1, 2, 3, 4, 5, 6].map((number) => made(number, number)));
  const first = index.page(visitor, new Map(), 'popularity', undefined, 3);
  expect(first.ids).toEqual([ids[1], ids[2], ids[3]]);
  index.remove([ids[3] ?? '']);
  index.add([made(7, 2), made(8, 4), made(1, 9)]);
  const { ids: second } = index.page(visitor, new Map(), 'popularity', first.next, 9);
  expect(second).toEqual([ids[4], ids[8], ids[5], ids[6], ids[1]]);
});

it.each(['', '1', '1_2', '1_2_3', `x_1_${ids[0]}`, `1_-1_${ids[0]}`, `NaN_1_${ids[0]}`, `1_1_${ids[0]}_`])(
  'the text "%s" is no cursor for the order of popularity',
  (text) => {
    expect(parseCursor('popularity', text)).toBeUndefined();
  },
);
