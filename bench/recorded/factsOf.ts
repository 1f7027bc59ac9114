import type { Reading } from './readAnswer.ts';

/** What an answer tells, fact by fact: `item.released`, `item.facts.developer`, `ids.mal_id`, `names` …, each as text. */
export function factsOf({ titles, hasMore }: Pick<Reading, 'titles' | 'hasMore'>): Map<string, string> {
  const facts = new Map([['list hasMore', String(hasMore)]]);
  for (const { sourceId, item, ids, names, year, pictures } of titles) {
    const { facts: more = {}, ...shown } = item;
    const told = {
      names,
      year,
      pictures,
      ...under('ids', ids),
      ...under('item', shown),
      ...under('item.facts', more),
    };
    for (const [name, value] of Object.entries(told)) facts.set(`${sourceId} ${name}`, JSON.stringify(value));
  }
  return facts;
}

function under(place: string, values: object) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${place}.${name}`, value]));
}

/** The facts that differ, each named once. */
export function changedFacts(before: Map<string, string>, after: Map<string, string>): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changed = [...keys].filter((key) => before.get(key) !== after.get(key));
  return [...new Set(changed.map((key) => key.slice(key.indexOf(' ') + 1)))].sort();
}
