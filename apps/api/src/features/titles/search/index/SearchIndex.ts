/** A title as search needs it. */
export interface SearchTitle {
  readonly id: string;
  /** From 0 to 1, the most popular title of its media type. */
  readonly popularity: number;
  /** Whether only users who have chosen to see adult titles find it. */
  readonly isAdult: boolean;
  /** The words of each name, the shown name first; without duplicates. */
  readonly names: readonly (readonly string[])[];
}

/**
 * An index of the names of titles of one media type. Titles are numbered in the order of their popularity, names in the order of
 * their titles, and words alphabetically.
 */
export interface SearchIndex {
  readonly ids: readonly string[];
  readonly popularities: Float32Array;
  /** 1 for an adult title. */
  readonly isAdult: Uint8Array;
  /** All distinct words, sorted. */
  readonly vocabulary: readonly string[];
  /** The number of the title of each name. */
  readonly titleOfName: Uint32Array;
  /** 1 for the shown name of a title. */
  readonly isShown: Uint8Array;
  /** The words of name `n` are `words[nameStarts[n]]` to `words[nameStarts[n + 1] - 1]`. */
  readonly nameStarts: Uint32Array;
  readonly words: Uint32Array;
  /** The names that contain word `w` are `postings[postingStarts[w]]` to `postings[postingStarts[w + 1] - 1]`. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
}

/** Creates the index of some titles, in any order. */
export function createSearchIndex(titles: Iterable<SearchTitle>): SearchIndex {
  const sorted = [...titles].sort((a, b) => b.popularity - a.popularity || compareTexts(a.id, b.id));
  const numbers = new Map<string, number>();
  const titleOfName: number[] = [];
  const isShown: number[] = [];
  const nameStarts = [0];
  const wordsAsMet: number[] = [];
  for (const [title, { names }] of sorted.entries())
    for (const [position, name] of names.entries()) {
      titleOfName.push(title);
      isShown.push(position === 0 ? 1 : 0);
      for (const word of name) {
        const number = numbers.get(word) ?? numbers.size;
        if (number === numbers.size) numbers.set(word, number);
        wordsAsMet.push(number);
      }
      nameStarts.push(wordsAsMet.length);
    }
  const vocabulary = [...numbers.keys()].sort(compareTexts);
  const sortedNumbers = new Uint32Array(vocabulary.length);
  for (const [number, word] of vocabulary.entries()) sortedNumbers[numbers.get(word) ?? 0] = number;
  const words = Uint32Array.from(wordsAsMet, (number) => sortedNumbers[number] ?? 0);
  return {
    ids: sorted.map(({ id }) => id),
    popularities: Float32Array.from(sorted, ({ popularity }) => popularity),
    isAdult: Uint8Array.from(sorted, ({ isAdult }) => Number(isAdult)),
    vocabulary,
    titleOfName: Uint32Array.from(titleOfName),
    isShown: Uint8Array.from(isShown),
    nameStarts: Uint32Array.from(nameStarts),
    words,
    ...postingsOf(words, nameStarts, vocabulary.length),
  };
}

/** Lists the names of each word, by counting. */
function postingsOf(words: Uint32Array, nameStarts: readonly number[], wordCount: number) {
  const postingStarts = new Uint32Array(wordCount + 1);
  for (const word of words) postingStarts[word + 1] = at(postingStarts, word + 1) + 1;
  for (let word = 1; word <= wordCount; word++)
    postingStarts[word] = at(postingStarts, word) + at(postingStarts, word - 1);
  const free = postingStarts.slice();
  const postings = new Uint32Array(words.length);
  for (let name = 0; name + 1 < nameStarts.length; name++)
    for (let place = at(nameStarts, name); place < at(nameStarts, name + 1); place++) {
      const word = at(words, place);
      const next = at(free, word);
      postings[next] = name;
      free[word] = next + 1;
    }
  return { postingStarts, postings };
}

/** The titles of an index, as they were given. */
export function* titlesOf(index: SearchIndex): Generator<SearchTitle> {
  const names: string[][][] = index.ids.map(() => []);
  for (let name = 0; name < index.titleOfName.length; name++) {
    const words = index.words.subarray(at(index.nameStarts, name), at(index.nameStarts, name + 1));
    names[at(index.titleOfName, name)]?.push(Array.from(words, (word) => index.vocabulary[word] ?? ''));
  }
  for (const [title, id] of index.ids.entries())
    yield {
      id,
      popularity: at(index.popularities, title),
      isAdult: index.isAdult[title] === 1,
      names: names[title] ?? [],
    };
}

/** The element of an array at a place that is known to exist. */
export function at(array: ArrayLike<number>, place: number): number {
  return array[place] as number;
}

/** Compares texts by their code units. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
