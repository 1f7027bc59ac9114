import { expect, test } from 'vitest';
import { nameForm } from './nameForm.ts';

test.each([
  ['Pokémon Red Version', 'pokemon red version'],
  ['POKE\u0301MON  Red: Version!', 'pokemon red version'],
  ['Mass Effect™ Legendary Edition', 'mass effect legendary edition'],
  ['Yuru Camp△', 'yuru camp△'],
  ['攻殻機動隊', '攻殻機動隊'],
  ['???', '???'],
])('the form of %j is %j', (name, form) => {
  expect(nameForm(name)).toBe(form);
});
