import type { CollectionSort } from '@gildshelf/api-client/contract';
import type { CollectionPlace } from '../../../config/CollectionIndex.ts';
import type { FindFacts, TitleFacts } from '../browse/index/BrowseIndex.ts';
import { CatalogueFacts } from './CatalogueFacts.ts';
import type { CollectedTitle } from './createCollectedTitlesRepository.ts';
import { type KeyOf, type NumberChanges, sortTitles, type TitleOrder, updateOrder } from './TitleOrder.ts';

/** The titles of one media type in the collection of a user, in memory, numbered in the order of their ids. */
export class CollectedTitles {
  readonly rows: readonly CollectedTitle[];
  readonly catalogue: CatalogueFacts;
  /** The numbers of the titles of each tag. */
  readonly tags: ReadonlyMap<string, readonly number[]>;
  readonly #orders = new Map<CollectionSort, TitleOrder>();

  private constructor(rows: readonly CollectedTitle[], catalogue: CatalogueFacts) {
    this.rows = rows;
    this.catalogue = catalogue;
    const tags = new Map<string, number[]>();
    for (const [number, row] of rows.entries())
      for (const tag of row.tags) {
        const numbers = tags.get(tag);
        if (numbers) numbers.push(number);
        else tags.set(tag, [number]);
      }
    this.tags = tags;
  }

  /** Rows of a whole collection, by id. */
  static of(rows: readonly CollectedTitle[], find: FindFacts): CollectedTitles {
    return new CollectedTitles(rows, new CatalogueFacts(idsOf(rows), find));
  }

  /** The collection after a change of some titles; `rows` are those of them that are still in it, by id. The orders stay sorted. */
  with(changedIds: ReadonlySet<string>, rows: readonly CollectedTitle[], find: FindFacts): CollectedTitles {
    const all: CollectedTitle[] = [];
    const changed: number[] = [];
    let place = 0;
    const addBefore = (id?: string) => {
      for (let row = rows[place]; row && (id === undefined || row.title_id < id); row = rows[++place])
        changed.push(all.push(row) - 1);
    };
    const moved = this.rows.map((row) => {
      if (changedIds.has(row.title_id)) return undefined;
      addBefore(row.title_id);
      return all.push(row) - 1;
    });
    addBefore();
    const changes: NumberChanges = { moved, changed };
    const titles = new CollectedTitles(all, this.catalogue.with(idsOf(all), find, changes));
    for (const [sort, order] of this.#orders)
      titles.#orders.set(sort, updateOrder(order, changes, titles.#keyOf(sort)));
    return titles;
  }

  get size(): number {
    return this.rows.length;
  }

  factsOf(number: number): TitleFacts {
    return this.catalogue.of(number);
  }

  isDated(number: number): boolean {
    return this.rows[number]?.plays?.isDated ?? false;
  }

  /** The place of a title in an order. */
  placeOf(sort: CollectionSort, number: number): CollectionPlace {
    return { key: this.#keyOf(sort)(number), titleId: this.catalogue.ids[number] ?? '' };
  }

  #keyOf(sort: CollectionSort): KeyOf {
    const { rows } = this;
    switch (sort) {
      case 'changed':
        return (number) => rows[number]?.updated_at ?? null;
      case 'added':
        return (number) => rows[number]?.created_at ?? null;
      case 'rating':
        return (number) => rows[number]?.rating || null;
      case 'progress':
        return (number) => rows[number]?.plays?.progress || null;
      case 'playtime':
        return (number) => rows[number]?.plays?.minutes || null;
      default:
        return this.catalogue.keyOf(sort);
    }
  }

  /** Sorted when it is first needed. */
  orderOf(sort: CollectionSort): TitleOrder {
    if (sort === 'name' || sort === 'release') return this.catalogue.orderOf(sort);
    const order = this.#orders.get(sort) ?? sortTitles(this.size, this.#keyOf(sort));
    this.#orders.set(sort, order);
    return order;
  }
}

function idsOf(rows: readonly CollectedTitle[]): string[] {
  return rows.map(({ title_id }) => title_id);
}
