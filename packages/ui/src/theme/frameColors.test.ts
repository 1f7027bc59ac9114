import { expect, test } from 'vitest';
import { bleed, bleedBelow } from '../carousel/trackLook.ts';
import { frameColors } from './frameColors.ts';
import { tokens } from './tokens.ts';

test('a dark frame is the theme as it is', () => {
  expect(frameColors({ theme: 'dark' })).toBe('');
});

test('a light one has other colours, and one that follows the browser has them where pages are light', () => {
  const light = frameColors({ theme: 'light' });
  expect(light).toContain('--gs-colors-page:#fbfaf6');
  expect(light).toContain('color-scheme:light');
  expect(light).toContain('[aria-label=Gildshelf]>path{fill:#8a6400}');
  expect(frameColors({ theme: 'auto' })).toBe(`@media (prefers-color-scheme: light){${light}}`);
});

test('an accent stands in the place of gold, whatever the theme', () => {
  for (const theme of ['dark', 'light', 'auto'] as const)
    expect(frameColors({ theme, accent: '#12ab9f' })).toMatch(/:root\{--gs-colors-gold:#12ab9f;[^}]*\}$/);
});

test('the line under covers stays a line in any colour', () => {
  for (const look of [{ theme: 'dark', accent: '#12ab9f' }, { theme: 'light' }] as const)
    expect(frameColors(look)).toMatch(/--gs-colors-shelfLine:linear-gradient\(/);
});

test('every colour that it changes is one of the theme', () => {
  const changed = [...frameColors({ theme: 'light', accent: '#12ab9f' }).matchAll(/--gs-colors-(\w+):/g)];
  for (const [, name] of changed) expect(Object.keys(tokens.colors)).toContain(name);
});

test('what is written on an accent is white or night, as it can be read', () => {
  const { night } = tokens.palette;
  expect(frameColors({ theme: 'dark', accent: '#c0392b' })).toContain('--gs-colors-onGold:#ffffff');
  expect(frameColors({ theme: 'dark', accent: '#ffe08a' })).toContain(`--gs-colors-onGold:${night}`);
});

test('the light theme’s shadows fit into the space that a track leaves around its cards', () => {
  const shadows = [
    ...frameColors({ theme: 'light' }).matchAll(/--gs-shadows-(\w+):0 (\d+)px (\d+)px (-?\d+)px/g),
  ];
  expect(shadows.map(([, name]) => name)).toEqual(['card', 'warmGlow']);
  for (const [, name, offset, blur, spread] of shadows) {
    const side = Number(blur) + Number(spread);
    expect(side, name).toBeLessThanOrEqual(bleed);
    expect(side + Number(offset), name).toBeLessThanOrEqual(bleedBelow);
  }
});
