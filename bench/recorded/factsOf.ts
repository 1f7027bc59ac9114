import type { ReadResult } from './readResponse.ts';

/** The facts that an adapter reads from a response: `item.released`, `item.facts.developer`, `ids.mal_id`, `names` …, each as JSON. */
export function factsOf({ titles, hasMore }: Pick<ReadResult, 'titles' | 'hasMore'>): Map<string, string> {
  const facts = new Map([['list hasMore', String(hasMore)]]);
  for (const { sourceId, item, ids, names, year, pictures } of titles) {
    const { facts: itemFacts = {}, ...fields } = item;
    const values = {
      names,
      year,
      pictures,
      ...withPrefix('ids', ids),
      ...withPrefix('item', fields),
      ...withPrefix('item.facts', itemFacts),
    };
    for (const [name, value] of Object.entries(values))
      facts.set(`${sourceId} ${name}`, JSON.stringify(value));
  }
  return facts;
}

function withPrefix(prefix: string, values: object) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
}

/** The names of the facts that differ, each once, in alphabetical order. */
export function changedFacts(before: Map<string, string>, after: Map<string, string>): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changed = [...keys].filter((key) => before.get(key) !== after.get(key));
  return [...new Set(changed.map((key) => key.slice(key.indexOf(' ') + 1)))].sort();
}
