import { readableText } from '@gildshelf/api-client/cover';
import { describe, expect, it, test } from 'vitest';
import { unkeepableNames } from '../../testing/hostileNames.ts';
import { readXml } from '../../testing/readMarkup.ts';
import { drawTitleImage, type ImageTitle, linkShape } from './drawTitleImage.ts';
import { drawUserImage, drawUserLinkImage, type ImageUser } from './drawUserImage.ts';

const title = (name: string): ImageTitle => ({
  ...{
    title: name,
    year: 2020,
    genres: ['Action'],
    averageRating: 4.41,
    averageSource: 'RAWG',
    kind: 'Game',
  },
});
const person = (name: string): ImageUser => ({
  ...{ name, username: 'mara', counts: ['64 games', '1 anime'] },
  titles: Array.from({ length: 9 }, (_, place) => ({ title: `${name} ${place}`, year: 2000 + place })),
});
const cards = [
  ['of a title', (name: string) => drawTitleImage(title(name))],
  ['of a link', (name: string) => drawTitleImage(title(name), linkShape)],
  ['of a person', (name: string) => drawUserImage(person(name))],
  ['of a link to a person', (name: string) => drawUserLinkImage(person(name))],
] as const;

test('the parser that these tests stand on does refuse what is no XML', () => {
  for (const broken of ['<a>&nbsp;</a>', '<a>\u0001</a>', '<a b="<"/>', '<a></b>'])
    expect(readXml(broken).localName, broken).toBe('parsererror');
});

describe.each(cards)('the card %s', (_, draw) => {
  // @control:SEC-17
  it.each(unkeepableNames)('is valid, and only shows, whatever the name is: %j', (name) => {
    const svg = draw(name);
    const root = readXml(svg);
    expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
    const names = new Set([...root.querySelectorAll('*')].map((element) => element.localName));
    const known =
      'circle,clipPath,ellipse,g,linearGradient,path,radialGradient,rect,stop,svg,text,title'.split(',');
    expect([...names].filter((one) => !known.includes(one))).toEqual([]);
    for (const element of [root, ...root.querySelectorAll('*')])
      for (const { name: attribute, value } of element.attributes) {
        expect(attribute).not.toMatch(/^on|href|style/);
        if (/url\(|:\/\//.test(value) && attribute !== 'xmlns') expect(value).toMatch(/^url\(#[\w]+\)$/);
      }
    expect(root.querySelector('title')?.textContent).toContain(readableText(name).slice(0, 1));
    // Well-formed too as it goes over the wire.
    expect(Buffer.from(svg).toString()).toBe(svg);
  });

  it('is the same for the same, and another one for others', () => {
    expect(draw('Hades')).toBe(draw('Hades'));
    expect(draw('Hades')).not.toBe(draw('Hades II'));
  });

  it('has every id once, and each that is meant is there', () => {
    const root = readXml(draw('Hades'));
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const meant = [...draw('Hades').matchAll(/="url\(#(\w+)\)"/g)].map(([, id]) => id);
    expect(meant.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it.each(['ألف ليلة وليلة', 'שלום Portal', '123 שלום'])('reads %s from the right', (name) => {
    const lines = [...readXml(draw(name)).querySelectorAll('text[direction=rtl]')];
    expect(lines.length).toBeGreaterThan(0);
  });
});

test('a name that is too long ends in an ellipsis, one that fits does not', () => {
  const words = (name: string) =>
    [...readXml(drawUserImage({ ...person(name), titles: [] })).querySelectorAll('text')].map(
      (text) => text.textContent ?? '',
    );
  expect(words('Mara')).toContain('Mara');
  expect(words('M'.repeat(80)).find((text) => text.startsWith('MM'))).toMatch(/^M+…$/);
});

test('an average names its source, where that is known', () => {
  expect(drawTitleImage(title('Hades'))).toContain('>4.41 on RAWG<');
  expect(drawTitleImage({ ...title('Hades'), averageSource: null })).toContain('>4.41<');
});

test('what is not known of a title leaves no trace', () => {
  const svg = drawTitleImage({ ...title('Hades'), year: null, averageRating: null });
  expect(svg).not.toContain('null');
  expect(svg).not.toContain('stars');
  expect(readXml(svg).querySelector('title')?.textContent).toBe('Hades on Gildshelf');
});

test('an empty shelf says so', () => {
  const svg = drawUserImage({ name: '', username: 'mara', counts: [], titles: [] });
  expect(svg).toContain('Nothing on the shelf yet.');
  expect(svg).toContain('mara on Gildshelf');
});

test('the card of a link to a person is as large as messengers show it, and is the same card in the middle', () => {
  const root = readXml(drawUserLinkImage(person('Mara')));
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['1200', '630']);
  expect(root.getAttribute('viewBox')).toBe('0 -26 520 273');
  expect(root.textContent).toBe(readXml(drawUserImage(person('Mara'))).textContent);
});

test('the card of a link to a person says what the fonts of pictures have', () => {
  const words = (name: string, titles: readonly string[]) =>
    readXml(drawUserLinkImage({ ...person(name), titles: titles.map((title) => ({ title, year: 2020 })) }))
      .textContent;
  expect(words('Mara 🔥', ['Hades'])).toMatch(/Mara(?! 🔥).*Hades/s);
  for (const name of ['進撃の巨人', '👨‍👩‍👧']) {
    const shown = words(name, [name])?.replace(`${name} on Gildshelf`, '');
    expect(shown).not.toMatch(/[進撃の巨人\u200d]/);
    expect(shown).toMatch(/^Mmara/);
  }
});
