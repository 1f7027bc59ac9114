import type { BrowseSort, TitleFacet } from '@gildshelf/api-client/contract';
import type { Viewer } from '../../../../platform/titles/visibleTitles.ts';
import { type BrowseSegment, createSegment, findTitle } from './BrowseSegment.ts';
import type { BrowseTitle } from './BrowseTitle.ts';
import { type Bits, countBits, forEachBit, hasBit, intersection, removeBit } from './bits.ts';
import { countValues, titlesWith } from './countValues.ts';
import { FacetValues } from './FacetValues.ts';
import { findPage } from './findPage.ts';
import { mergeSegments } from './mergeSegments.ts';
import type { Position } from './SortKeys.ts';

/** The numbers of the chosen values by the number of their facet; each facet has at least one. */
export type Choices = ReadonlyMap<number, readonly number[]>;

/** How many titles have the chosen values, and each value of a facet together with those of the other facets. */
export interface Counts {
  readonly total: number;
  /** By facet, then by the number of the value; undefined for hidden facets. */
  readonly byFacet: readonly Uint32Array[];
}

/** What the index knows of one title. */
export interface TitleFacts {
  /** Normalised for the order by name. */
  readonly name: string;
  /** 20130917 for a date; null where it is unknown. */
  readonly release: number | null;
  readonly isAdult: boolean;
  /** The numbers of the values of its facets. */
  readonly values: Uint32Array;
}

/** Finds what the catalogue knows of a title by its id. */
export type FindFacts = (id: string) => TitleFacts | undefined;

/** A segment is merged with the next one unless it is at least this many times as large. */
const growth = 4;

/** The titles of a media type in memory, with their facets and orders. */
export class BrowseIndex {
  readonly values: FacetValues;
  /** Changes with each change of the titles. */
  version = 0;
  #segments: readonly BrowseSegment[] = [];
  /** The number of titles of each value: those that everyone may see, and all. */
  #forEveryone = new Uint32Array(1024);
  #all = new Uint32Array(1024);

  constructor(facets: readonly TitleFacet[]) {
    this.values = new FacetValues(facets);
  }

  /** Adds titles with different ids; they replace the same ones. */
  add(titles: readonly BrowseTitle[]): void {
    if (titles.length === 0) return;
    this.remove(titles.map(({ id }) => id));
    this.version += 1;
    let added = createSegment(titles, this.values);
    this.#forEveryone = grown(this.#forEveryone, this.values.size);
    this.#all = grown(this.#all, this.values.size);
    forEachBit(added.current, (title) => this.#count(added, title, 1));
    const segments = [...this.#segments];
    for (
      let last = segments.at(-1);
      last && countBits(last.current) < growth * added.size;
      last = segments.at(-1)
    ) {
      segments.pop();
      added = mergeSegments([last, added]);
    }
    this.#segments = [...segments, added];
  }

  /** Removes titles; unknown ids are ignored. */
  remove(ids: readonly string[]): void {
    for (const segment of this.#segments)
      for (const id of ids) {
        const title = findTitle(segment, id);
        if (title < 0 || !hasBit(segment.current, title)) continue;
        removeBit(segment.current, title);
        removeBit(segment.forEveryone, title);
        this.#count(segment, title, -1);
        this.version += 1;
      }
  }

  #count({ adult, valueStarts, values }: BrowseSegment, title: number, change: 1 | -1): void {
    const isAdult = hasBit(adult, title);
    for (let index = valueStarts[title] ?? 0; index < (valueStarts[title + 1] ?? 0); index++) {
      const value = values[index] ?? 0;
      this.#all[value] = (this.#all[value] ?? 0) + change;
      if (!isAdult) this.#forEveryone[value] = (this.#forEveryone[value] ?? 0) + change;
    }
  }

  /** How many titles have each value, by the number of the value, for a viewer. */
  countsFor({ seesAdultTitles }: Viewer): Uint32Array {
    return seesAdultTitles ? this.#all : this.#forEveryone;
  }

  /** What is known of a title; undefined if it is not in the index. */
  factsOf(id: string): TitleFacts | undefined {
    for (const { keys, current, adult, valueStarts, values, ...segment } of this.#segments) {
      const title = findTitle({ keys, size: segment.size }, id);
      if (title < 0 || !hasBit(current, title)) continue;
      const release = keys.release[title] ?? 1;
      return {
        name: keys.names.toString('utf8', keys.nameStarts[title], keys.nameStarts[title + 1]),
        release: release === 1 ? null : -release,
        isAdult: hasBit(adult, title),
        values: values.subarray(valueStarts[title], valueStarts[title + 1]),
      };
    }
    return undefined;
  }

  /** The counts for a viewer who has chosen these values. */
  count(viewer: Viewer, choices: Choices): Counts {
    const facets = this.values.facets.map((_, facet) => facet);
    const precomputed = this.countsFor(viewer);
    const segments = this.#segments.map((segment) => {
      const visible = visibleIn(segment, viewer);
      const chosen = new Map([...choices].map(([facet, values]) => [facet, titlesWith(segment, values)]));
      return { segment, visible, chosen, matching: intersection(visible, ...chosen.values()) };
    });
    const others = new Uint32Array(choices.size === 0 ? 0 : this.values.size);
    const unchosen = facets.filter((facet) => !choices.has(facet) && !this.values.facets[facet]?.isHidden);
    if (choices.size > 0)
      for (const { segment, matching } of segments)
        countValues(segment, matching, this.values, unchosen, others);
    return {
      total: segments.reduce((sum, { matching }) => sum + countBits(matching), 0),
      byFacet: facets.map((facet) => {
        if (!choices.has(facet)) return choices.size === 0 ? precomputed : others;
        if (choices.size === 1) return precomputed;
        const counts = new Uint32Array(this.values.size);
        for (const { segment, visible, chosen } of segments) {
          const rest = [...chosen].flatMap(([other, bits]) => (other === facet ? [] : [bits]));
          countValues(segment, intersection(visible, ...rest), this.values, [facet], counts);
        }
        return counts;
      }),
    };
  }

  /** The ids of the first `limit` titles with the chosen values after a position of an order, and the position of the last if there are more. */
  page(viewer: Viewer, choices: Choices, sort: BrowseSort, after: Position | undefined, limit: number) {
    const parts = this.#segments.map((segment) => {
      const chosen = [...choices.values()].map((values) => titlesWith(segment, values));
      return { segment, matching: intersection(visibleIn(segment, viewer), ...chosen) };
    });
    return findPage(parts, sort, after, limit);
  }
}

function visibleIn({ current, forEveryone }: BrowseSegment, { seesAdultTitles }: Viewer): Bits {
  return seesAdultTitles ? current : forEveryone;
}

function grown(counts: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  if (size <= counts.length) return counts;
  const larger = new Uint32Array(size * 2);
  larger.set(counts);
  return larger;
}
