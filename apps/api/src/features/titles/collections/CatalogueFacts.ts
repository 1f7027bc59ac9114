import type { FindFacts, TitleFacts } from '../browse/index/BrowseIndex.ts';
import { type KeyOf, type NumberChanges, sortTitles, type TitleOrder, updateOrder } from './TitleOrder.ts';

const noFacts: TitleFacts = { name: '', release: null, isAdult: false, values: new Uint32Array() };

/** An order by what the catalogue knows. */
type CatalogueSort = 'name' | 'release';

/** The titles of a collection by their ids, with what the catalogue knows of them. */
export class CatalogueFacts {
  /** In ascending order; a title is numbered by its place. */
  readonly ids: readonly string[];
  readonly #facts: readonly TitleFacts[];
  readonly #orders = new Map<CatalogueSort, TitleOrder>();

  constructor(ids: readonly string[], find: FindFacts, before?: CatalogueFacts) {
    this.ids = ids;
    let place = 0;
    this.#facts = ids.map((id) => {
      while (before && (before.ids[place] ?? id) < id) place += 1;
      return (before?.ids[place] === id && before.#facts[place]) || find(id) || noFacts;
    });
  }

  /** What the same catalogue knows of other titles, with the orders that are already sorted. */
  with(ids: readonly string[], find: FindFacts, changes: NumberChanges): CatalogueFacts {
    if (ids.length === this.ids.length && ids.every((id, number) => id === this.ids[number])) return this;
    const facts = new CatalogueFacts(ids, find, this);
    for (const [sort, order] of this.#orders)
      facts.#orders.set(sort, updateOrder(order, changes, facts.keyOf(sort)));
    return facts;
  }

  of(number: number): TitleFacts {
    return this.#facts[number] ?? noFacts;
  }

  keyOf(sort: CatalogueSort): KeyOf {
    return (number) => this.of(number)[sort];
  }

  /** Sorted when it is first needed. */
  orderOf(sort: CatalogueSort): TitleOrder {
    const order = this.#orders.get(sort) ?? sortTitles(this.ids.length, this.keyOf(sort));
    this.#orders.set(sort, order);
    return order;
  }

  /** The number of a title; undefined if the collection does not have it. */
  numberOf(id: string): number | undefined {
    let low = 0;
    let high = this.ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.ids[middle] ?? '';
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
