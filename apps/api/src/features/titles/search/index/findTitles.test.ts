import { describe, expect, it } from 'vitest';
import { findTitles } from './findTitles.ts';
import { searchWords } from './searchWords.ts';
import { addSegment } from './segments.ts';

/** Names in the order of their popularity; alternative names after the shown one. */
const catalogue = [
  ['The Witcher 3: Wild Hunt', 'TW3'],
  ['Grand Theft Auto V'],
  ['The Legend of Zelda: Breath of the Wild', 'ゼルダの伝説 ブレス オブ ザ ワイルド'],
  ['Final Fantasy VII', 'ファイナルファンタジーVII'],
  ["Assassin's Creed II"],
  ['Pokémon Gold'],
  ['Attack on Titan', 'Shingeki no Kyojin', '進撃の巨人'],
  ['Half-Life 2'],
  ['StarCraft'],
  ['One Punch Man'],
  ['Ratchet & Clank'],
  ['S.T.A.L.K.E.R.: Shadow of Chernobyl'],
  ['Star Fox'],
  ['Ico'],
  ['Starfield'],
  ['Star Wars: Knights of the Old Republic'],
  ['Iconoclasts'],
  ['Assassin Blue'],
] as const;
const titles = catalogue.map((names, place) => ({
  id: names[0],
  popularity: 1 - place / catalogue.length,
  isAdult: false,
  names: names.map(searchWords),
}));
const segments = addSegment([], titles);

function find(query: string): string[] {
  return findTitles(segments, searchWords(query), 5).map(({ id }) => id);
}

describe('findTitles', () => {
  it.each([
    ['an exact name before a more popular longer one', 'ico', 'Ico'],
    ['a prefix of the last word', 'witcher 3 wild hu', 'The Witcher 3: Wild Hunt'],
    ['a mistake', 'assasins creed', "Assassin's Creed II"],
    ['two letters in the wrong order', 'wticher', 'The Witcher 3: Wild Hunt'],
    ['mistakes in two words', 'rachet clamk', 'Ratchet & Clank'],
    ['an abbreviation', 'botw', 'The Legend of Zelda: Breath of the Wild'],
    ['an abbreviation with small words', 'kotor', 'Star Wars: Knights of the Old Republic'],
    ['an abbreviation with a number', 'ff7', 'Final Fantasy VII'],
    ['an abbreviation and a word', 'gta 5', 'Grand Theft Auto V'],
    ['a roman numeral as digits', 'final fantasy 7', 'Final Fantasy VII'],
    ['a spelled number', 'half life two', 'Half-Life 2'],
    ['digits as a roman numeral', 'assassins creed ii', "Assassin's Creed II"],
    ['words in another order', 'wild hunt witcher', 'The Witcher 3: Wild Hunt'],
    ['a name without its apostrophe', 'assassins creed', "Assassin's Creed II"],
    ["'and' for '&'", 'ratchet and clank', 'Ratchet & Clank'],
    ['a name without accents', 'pokemon', 'Pokémon Gold'],
    ['an acronym without full stops', 'stalker', 'S.T.A.L.K.E.R.: Shadow of Chernobyl'],
    ['a subtitle', 'breath of the wild', 'The Legend of Zelda: Breath of the Wild'],
    ['an alternative name', 'shingeki no kyojin', 'Attack on Titan'],
    ['kanji', '巨人', 'Attack on Titan'],
    ['katakana typed as hiragana', 'ぜるだ', 'The Legend of Zelda: Breath of the Wild'],
    ['half-width katakana', 'ﾌｧｲﾅﾙ', 'Final Fantasy VII'],
    ['words without a space', 'onepunchman', 'One Punch Man'],
    ['a word with a space', 'star craft', 'StarCraft'],
    [
      'a word too many',
      'star wars knights of the very old republic',
      'Star Wars: Knights of the Old Republic',
    ],
  ])('finds %s: %s', (_, query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  it('sorts equally good matches by popularity', () => {
    expect(find('star')).toEqual([
      'StarCraft',
      'Star Fox',
      'Star Wars: Knights of the Old Republic',
      'Starfield',
    ]);
  });

  it('returns as many of the best titles as it is called with', () => {
    const best = findTitles(segments, ['star'], 2).map(({ id }) => id);
    expect(best).toEqual(['StarCraft', 'Star Fox']);
  });

  it('finds nothing for a text without letters and digits, nor for one that no name is similar to', () => {
    expect([find('!?'), find('xylophone')]).toEqual([[], []]);
  });

  it('finds the most popular of very many names with a prefix, and an unpopular name that is the query', () => {
    const many = Array.from({ length: 15_000 }, (_, place) => `S${place} Story`);
    const index = addSegment(
      [],
      [...many, 'S'].map((name, place) => ({
        id: name,
        popularity: 1 / (place + 1),
        isAdult: false,
        names: [searchWords(name)],
      })),
    );
    const best = findTitles(index, ['s'], 3).map(({ id }) => id);
    expect(best).toEqual(['S0 Story', 'S', 'S1 Story']);
  });

  it('searches with mistakes if adult titles are all that is found without', () => {
    const adult = Array.from({ length: 5 }, (_, place) => ({ name: `Sakura ${place}`, isAdult: true }));
    const index = addSegment(
      [],
      [...adult, { name: 'Sakure', isAdult: false }].map(({ name, isAdult }) => ({
        ...{ id: name, popularity: 0, isAdult, names: [searchWords(name)] },
      })),
    );
    expect(findTitles(index, ['sakura'], 5).map(({ id }) => id)).toEqual(['Sakure']);
  });

  it('does not find kanji that are not next to each other', () => {
    expect(find('進人')).toEqual([]);
  });
});
