import type { TitleFacet } from '@gildshelf/api-client/contract';

/** The values of all facets of a media type, numbered from 0. */
export class FacetValues {
  readonly facets: readonly TitleFacet[];
  /** The numbers of the values of each facet. */
  readonly numbers: readonly (readonly number[])[];
  readonly #texts: string[] = [];
  readonly #facetOf: number[] = [];
  readonly #byText: readonly Map<string, number>[];

  constructor(facets: readonly TitleFacet[]) {
    this.facets = facets;
    this.numbers = facets.map(() => []);
    this.#byText = facets.map(() => new Map());
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The number of a value, which is added if it is new. */
  add(facet: number, text: string): number {
    const known = this.find(facet, text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#texts.push(text);
    this.#facetOf.push(facet);
    this.#byText[facet]?.set(text, number);
    (this.numbers[facet] as number[]).push(number);
    return number;
  }

  /** The number of a value; undefined if no title has ever had it. */
  find(facet: number, text: string): number | undefined {
    return this.#byText[facet]?.get(text);
  }

  text(value: number): string {
    return this.#texts[value] ?? '';
  }

  facetOf(value: number): number {
    return this.#facetOf[value] ?? -1;
  }
}
