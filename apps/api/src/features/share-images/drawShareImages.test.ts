import { xmlSafeText } from '@gildshelf/api-client/cover';
import { describe, expect, it, test } from 'vitest';
import { unstorableNames } from '../../testing/hostileNames.ts';
import { readXml } from '../../testing/readMarkup.ts';
import { type ImageThemeName, imageThemes } from './imageThemes.ts';
import {
  drawTitleImage,
  drawTitleLinkImage,
  linkShape,
  signatureShape,
  type TitleImageContent,
} from './titleImage.ts';
import { drawUserImage, drawUserLinkImage, type UserImageContent } from './userImage.ts';

const title = (name: string): TitleImageContent => ({
  ...{
    title: name,
    year: 2020,
    genres: ['Action'],
    averageRating: 4.41,
    averageSource: 'RAWG',
    kind: 'Game',
  },
});
const user = (name: string): UserImageContent => ({
  ...{ name, username: 'mara', counts: ['64 games', '1 anime'] },
  titles: Array.from({ length: 9 }, (_, index) => ({ title: `${name} ${index}`, year: 2000 + index })),
});
const shareImages = [
  ['for a title', (name: string) => drawTitleImage(title(name))],
  ['for a link to a title', (name: string) => drawTitleImage(title(name), linkShape)],
  ['for a user', (name: string) => drawUserImage(user(name))],
  ['for a link to a user', (name: string) => drawUserLinkImage(user(name))],
  ['for a title in light', (name: string) => drawTitleImage(title(name), signatureShape, 'light')],
  ['for a user in light', (name: string) => drawUserImage(user(name), 'light')],
] as const;

test('the XML parser of these tests rejects malformed XML', () => {
  for (const broken of ['<a>&nbsp;</a>', '<a>\u0001</a>', '<a b="<"/>', '<a></b>'])
    expect(readXml(broken).localName, broken).toBe('parsererror');
});

describe.each(shareImages)('the share image %s', (_, draw) => {
  // @control:SEC-17
  it.each(unstorableNames)(
    'is valid SVG without scripts, styles or external links for the name %j',
    (name) => {
      const svg = draw(name);
      const root = readXml(svg);
      expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
      const names = new Set([...root.querySelectorAll('*')].map((element) => element.localName));
      const known =
        'circle,clipPath,ellipse,g,linearGradient,path,radialGradient,rect,stop,svg,text,title'.split(',');
      expect([...names].filter((element) => !known.includes(element))).toEqual([]);
      for (const element of [root, ...root.querySelectorAll('*')])
        for (const { name: attribute, value } of element.attributes) {
          expect(attribute).not.toMatch(/^on|href|style/);
          if (/url\(|:\/\//.test(value) && attribute !== 'xmlns') expect(value).toMatch(/^url\(#[\w]+\)$/);
        }
      expect(root.querySelector('title')?.textContent).toContain(xmlSafeText(name).slice(0, 1));
      // It survives UTF-8 encoding, so it has no lone surrogates.
      expect(Buffer.from(svg).toString()).toBe(svg);
    },
  );

  it('is deterministic, and differs between names', () => {
    expect(draw('Hades')).toBe(draw('Hades'));
    expect(draw('Hades')).not.toBe(draw('Hades II'));
  });

  it('has unique ids, and an element for every referenced id', () => {
    const root = readXml(draw('Hades'));
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const referenced = [...draw('Hades').matchAll(/="url\(#(\w+)\)"/g)].map(([, id]) => id);
    expect(referenced.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it.each(['ألف ليلة وليلة', 'שלום Portal', '123 שלום'])(
    'sets the direction of %s to right-to-left',
    (name) => {
      const lines = [...readXml(draw(name)).querySelectorAll('text[direction=rtl]')];
      expect(lines.length).toBeGreaterThan(0);
    },
  );
});

test('truncates a name with an ellipsis only when it does not fit', () => {
  const textsOf = (name: string) =>
    [...readXml(drawUserImage({ ...user(name), titles: [] })).querySelectorAll('text')].map(
      (text) => text.textContent ?? '',
    );
  expect(textsOf('Mara')).toContain('Mara');
  expect(textsOf('M'.repeat(80)).find((text) => text.startsWith('MM'))).toMatch(/^M+…$/);
});

test('shows the source of an average rating when it is known', () => {
  expect(drawTitleImage(title('Hades'))).toContain('>4.41 on RAWG<');
  expect(drawTitleImage({ ...title('Hades'), averageSource: null })).toContain('>4.41<');
});

test('leaves out the unknown facts of a title', () => {
  const svg = drawTitleImage({ ...title('Hades'), year: null, averageRating: null });
  expect(svg).not.toContain('null');
  expect(svg).not.toContain('stars');
  expect(readXml(svg).querySelector('title')?.textContent).toBe('Hades on Gildshelf');
});

test('the image of a user has the numbers of titles in lines of three', () => {
  const counts = ['64 games', '350 anime', '180 movies', '14 TV shows', '1 manga'];
  const texts = [...readXml(drawUserImage({ ...user('Mara'), counts })).querySelectorAll('text')];
  const lines = texts.map(({ textContent }) => textContent ?? '').filter((text) => / · /.test(text));
  expect(lines).toEqual(['64 games · 350 anime · 180 movies', '14 TV shows · 1 manga']);
});

test('shows a message for an empty shelf', () => {
  const svg = drawUserImage({ name: '', username: 'mara', counts: [], titles: [] });
  expect(svg).toContain('Nothing on the shelf yet.');
  expect(svg).toContain('mara on Gildshelf');
});

test('the image for a link to a user is 1200 × 630 and centres the content of the user image', () => {
  const root = readXml(drawUserLinkImage(user('Mara')));
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['1200', '630']);
  expect(root.getAttribute('viewBox')).toBe('0 -26 520 273');
  expect(root.textContent).toBe(readXml(drawUserImage(user('Mara'))).textContent);
});

test('the image for a link to a user leaves out names and symbols that the fonts lack', () => {
  const textOf = (name: string, titles: readonly string[]) =>
    readXml(drawUserLinkImage({ ...user(name), titles: titles.map((title) => ({ title, year: 2020 })) }))
      .textContent;
  expect(textOf('Mara 🔥', ['Hades'])).toMatch(/Mara(?! 🔥).*Hades/s);
  for (const name of ['進撃の巨人', '👨‍👩‍👧']) {
    const text = textOf(name, [name])?.replace(`${name} on Gildshelf`, '');
    expect(text).not.toMatch(/[進撃の巨人\u200d]/);
    expect(text).toMatch(/^Mmara/);
  }
});

test('themes differ in colours only', () => {
  const withoutColours = (svg: string) =>
    svg
      .replace(/ (fill|stroke|stop-color|fill-opacity|stop-opacity|offset)="[^"]*"/g, '')
      .replace(/<stop\/>/g, '');
  for (const draw of [
    (theme: ImageThemeName) => drawTitleLinkImage(title('Hades'), theme),
    (theme: ImageThemeName) => drawUserLinkImage(user('Mara'), theme),
  ]) {
    expect(draw('light')).not.toBe(draw('dark'));
    expect(withoutColours(draw('light'))).toBe(withoutColours(draw('dark')));
  }
});

/** The colours of an image besides its covers. */
function coloursOf(svg: string): string[] {
  const root = readXml(svg);
  const covers = new Set(root.querySelectorAll('g > svg, g > svg *'));
  const parts = [root, ...root.querySelectorAll('*')].filter((element) => !covers.has(element));
  const colours = parts.flatMap((element) =>
    ['fill', 'stroke', 'stop-color'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [...new Set(colours.filter((colour) => colour.startsWith('#')))].sort();
}

test.each(Object.keys(imageThemes) as ImageThemeName[])('has no colour of another theme: %s', (name) => {
  const { background, text, secondary, gold, shelf, avatar, star, emptyStar } = imageThemes[name];
  const gradients = [...background, ...gold, ...shelf].map(({ colour }) => colour);
  const common = [text, secondary, ...gradients];
  const coloursOfTheme = (...colours: string[]) => [...new Set([...common, ...colours])].sort();
  expect(coloursOf(drawTitleImage(title('Hades'), signatureShape, name))).toEqual(
    coloursOfTheme(star, emptyStar.colour),
  );
  expect(coloursOf(drawUserImage(user('Mara'), name))).toEqual(coloursOfTheme(avatar));
});

/** The relative luminance of a colour as '#rgb' or '#rrggbb' (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] =
    colour
      .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      .match(/[\da-f]{2}/g)
      ?.map((hex) => Number.parseInt(hex, 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.entries(imageThemes))(
  'text and gold are readable on every part of the background: %s',
  (_, theme) => {
    const { text, secondary, gold, star, background } = theme;
    for (const { colour: ground } of background) {
      for (const colour of [text, secondary, ...gold.map((stop) => stop.colour)])
        expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(star, ground), `${star} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  },
);
