import type { CollectionSort } from '@gildshelf/api-client/contract';
import type { CollectionPlace } from '../../../config/CollectionIndex.ts';
import type { Repositories } from '../../repositories.ts';
import type { TitleFacts } from '../browse/index/BrowseIndex.ts';

type CollectedRepository = Repositories['collectedTitles'];

/** The rows of a collection as the database has them. */
export interface CollectedRows {
  readonly items: Awaited<ReturnType<CollectedRepository['itemsOf']>>;
  readonly tags: Awaited<ReturnType<CollectedRepository['tagsOf']>>;
  readonly plays: Awaited<ReturnType<CollectedRepository['playsOf']>>;
}

/** The numbers of titles in an order, the lowest key first; of equal ones the lowest id. */
interface Order {
  readonly known: Uint32Array;
  /** Those without a key, by id: they come last in both directions. */
  readonly unknown: Uint32Array;
}

const noFacts: TitleFacts = { name: '', release: null, isAdult: false, values: new Uint32Array() };

/** The titles of a collection by their ids, with what the catalogue knows of them. */
export class CatalogueFacts {
  /** In ascending order; a title is numbered by its place. */
  readonly ids: readonly string[];
  readonly facts: readonly TitleFacts[];
  readonly orders = new Map<CollectionSort, Order>();

  /** Takes the facts of titles that were in the collection before, if the catalogue has not changed since. */
  constructor(ids: readonly string[], find: (id: string) => TitleFacts | undefined, before?: CatalogueFacts) {
    this.ids = ids;
    let place = 0;
    this.facts = ids.map((id) => {
      while (before && (before.ids[place] ?? id) < id) place += 1;
      return (before?.ids[place] === id && before.facts[place]) || find(id) || noFacts;
    });
  }

  /** Whether these are the same titles. */
  isOf(ids: readonly string[]): boolean {
    return ids.length === this.ids.length && ids.every((id, number) => id === this.ids[number]);
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

/** The titles of one media type in the collection of a user, in memory, numbered in the order of their ids. */
export class CollectedTitles {
  readonly catalogue: CatalogueFacts;
  readonly rows: CollectedRows['items'];
  /** The numbers of the titles of each tag. */
  readonly tags: ReadonlyMap<string, readonly number[]>;
  readonly isDated: Uint8Array;
  readonly #progress: Float64Array;
  readonly #minutes: Float64Array;
  readonly #orders = new Map<CollectionSort, Order>();

  constructor({ items, tags, plays }: CollectedRows, catalogue: CatalogueFacts) {
    this.rows = items;
    this.catalogue = catalogue;
    this.#progress = new Float64Array(items.length).fill(Number.NaN);
    this.#minutes = new Float64Array(items.length).fill(Number.NaN);
    this.isDated = new Uint8Array(items.length);
    for (const [id, { progress, minutes, isDated }] of plays) {
      const number = catalogue.numberOf(id);
      if (number === undefined) continue;
      this.#progress[number] = progress ?? Number.NaN;
      this.#minutes[number] = minutes ?? Number.NaN;
      this.isDated[number] = Number(isDated);
    }
    const byTag = new Map<string, number[]>();
    for (const { title_id, tag } of tags) {
      const number = catalogue.numberOf(title_id);
      if (number === undefined) continue;
      const numbers = byTag.get(tag);
      if (numbers) numbers.push(number);
      else byTag.set(tag, [number]);
    }
    this.tags = byTag;
  }

  get size(): number {
    return this.rows.length;
  }

  factsOf(number: number): TitleFacts {
    return this.catalogue.facts[number] ?? noFacts;
  }

  /** The place of a title in an order. */
  placeOf(sort: CollectionSort, number: number): CollectionPlace {
    return { key: this.#keyOf(sort, number), titleId: this.catalogue.ids[number] ?? '' };
  }

  #keyOf(sort: CollectionSort, number: number): string | number | null {
    const row = this.rows[number];
    switch (sort) {
      case 'changed':
        return row?.updated_at ?? null;
      case 'added':
        return row?.created_at ?? null;
      case 'rating':
        return row?.rating || null;
      case 'name':
        return this.factsOf(number).name;
      case 'release':
        return this.factsOf(number).release;
      case 'progress':
        return this.#progress[number] || null;
      case 'playtime':
        return this.#minutes[number] || null;
    }
  }

  /** Sorted when it is first needed. The orders by what the catalogue knows are those of the previous titles if these are the same. */
  orderOf(sort: CollectionSort): Order {
    const orders = sort === 'name' || sort === 'release' ? this.catalogue.orders : this.#orders;
    const sorted = orders.get(sort) ?? this.#sort(sort);
    orders.set(sort, sorted);
    return sorted;
  }

  #sort(sort: CollectionSort): Order {
    const keys = Array.from({ length: this.size }, (_, number) => this.#keyOf(sort, number));
    const numbers = Uint32Array.from(keys.keys());
    const known = numbers.filter((number) => keys[number] !== null);
    const compare = (a: number, b: number) => {
      const [one, other] = [keys[a] ?? '', keys[b] ?? ''];
      return one < other ? -1 : one > other ? 1 : a - b;
    };
    return { known: known.sort(compare), unknown: numbers.filter((number) => keys[number] === null) };
  }
}
