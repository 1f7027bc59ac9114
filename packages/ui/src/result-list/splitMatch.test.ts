import { expect, test } from 'vitest';
import { splitMatch } from './splitMatch.ts';

test.each([
  ['League of Legends', 'legend', ['League of ', 'Legend', 's']],
  ['Legend of the Galactic Heroes', ' LEGEND ', ['', 'Legend', ' of the Galactic Heroes']],
  ['Zelda', 'mario', ['Zelda', '', '']],
  ['Zelda', '   ', ['Zelda', '', '']],
  ['What? (2001) [a-b] 1+1', '(2001) [a-b] 1+', ['What? ', '(2001) [a-b] 1+', '1']],
  ['Pokémon Red', 'pokemon', ['', 'Pokémon', ' Red']],
  ['Poke\u0301mon Red', 'red', ['Pokémon ', 'Red', '']],
  ['Gonzelda', 'Zélda', ['Gon', 'zelda', '']],
  ['葬送のフリーレン', 'フリーレン', ['葬送の', 'フリーレン', '']],
])('splits %s around the first match of %s', (name, query, parts) => {
  expect(splitMatch(name, query)).toEqual(parts);
});
