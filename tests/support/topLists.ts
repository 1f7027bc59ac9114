import type { CatalogueType } from '@gildshelf/api-client/contract';

/** An entry of a top list as a host sends it: a game or an anime with these fields. */
export function entry(type: CatalogueType, rank: unknown, item: object) {
  return { rank, [type]: item };
}

/** A list of `count` entries, ranked from 1. */
export function entries(type: CatalogueType, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const rank = index + 1;
    const item = { id: rank, slug: `${type}-${rank}` };
    return entry(type, rank, { ...item, [type === 'game' ? 'name' : 'title']: `Title ${rank}` });
  });
}

const game = (fields: object) => entry('game', 1, { id: 1, slug: 'odd', name: 'Odd', ...fields });
const long = 'Gilded shelves of a very long night '.repeat(6).slice(0, 206);

/** Unusual entries from hosts, by what is unusual about them, each with the name that its card shows. */
export const unusualGames: Record<string, readonly [entry: object, shown: string]> = {
  'no image': [game({ background_image: null }), 'Odd'],
  'no name': [game({ name: null }), 'Untitled'],
  'an empty name': [game({ name: '  ' }), 'Untitled'],
  'a name that is no text': [game({ name: { en: 'Odd' } }), 'Untitled'],
  'a name of 206 characters': [game({ name: long }), long.trim()],
  'a name of 206 characters in one word': [game({ name: 'W'.repeat(206) }), 'W'.repeat(206)],
  'a name from right to left': [game({ name: 'أسطورة زيلدا: أنفاس البرية' }), 'أسطورة زيلدا: أنفاس البرية'],
  'a Japanese name': [
    game({ name: 'ゼルダの伝説 ブレス オブ ザ ワイルド' }),
    'ゼルダの伝説 ブレス オブ ザ ワイルド',
  ],
  'a name of markup': [game({ name: '<img src=x onerror=alert(1)>' }), '<img src=x onerror=alert(1)>'],
  'null in every field but the id': [
    entry('game', null, {
      id: 1,
      slug: null,
      name: null,
      background_image: null,
      released: null,
      genres: null,
    }),
    'Untitled',
  ],
  'a rank that is no number': [entry('game', 'best', { id: 1, slug: 'odd', name: 'Odd' }), 'Odd'],
};

/** Ordinary games of ranks 2 to 5. */
export const ordinaryGames = entries('game', 5).slice(1);
