import { expect, test } from 'vitest';
import { bleed, bleedBelow } from '../components/media/carousel/trackGeometry.ts';
import { frameColors } from './frameColors.ts';
import { readableTextColor } from './themes/accent.ts';
import { lightTheme } from './themes/lightTheme.ts';
import { tokens } from './tokens.ts';

test('the dark theme without an accent needs no rules', () => {
  expect(frameColors({ theme: 'dark' })).toBe('');
});

test('the light theme changes colours, and auto applies the same rules if the user prefers light', () => {
  const light = frameColors({ theme: 'light' });
  expect(light).toContain('--gs-colors-page:#f6f3eb');
  expect(light).toContain('color-scheme:light');
  expect(light).toContain('@media (prefers-contrast: more){:root{--gs-colors-textSecondary:');
  expect(frameColors({ theme: 'auto' })).toBe(`@media (prefers-color-scheme: light){${light}}`);
});

test('an accent replaces gold in every theme', () => {
  for (const theme of ['dark', 'light', 'auto'] as const)
    expect(frameColors({ theme, accent: '#12ab9f' })).toMatch(/:root\{--gs-colors-gold:#12ab9f;[^}]*\}$/);
});

test('the shelf line stays a gradient with an accent and in the light theme', () => {
  for (const appearance of [{ theme: 'dark', accent: '#12ab9f' }, { theme: 'light' }] as const)
    expect(frameColors(appearance)).toMatch(/--gs-colors-shelfLine:linear-gradient\(/);
});

test('the light theme changes every colour, and an accent only colours that exist', () => {
  const changed = [...frameColors({ theme: 'light', accent: '#12ab9f' }).matchAll(/--gs-colors-(\w+):/g)];
  const names = Object.keys({ ...lightTheme.colors, ...lightTheme.details });
  expect(changed.slice(0, names.length).map(([, name]) => name)).toEqual(names);
  for (const [, name] of changed) expect(names).toContain(name);
});

test('text on an accent is white or dark, whichever is readable', () => {
  const { night } = tokens.palette;
  expect(frameColors({ theme: 'dark', accent: '#c0392b' })).toContain('--gs-colors-onGold:#ffffff');
  expect(frameColors({ theme: 'dark', accent: '#ffe08a' })).toContain(`--gs-colors-onGold:${night}`);
});

test('shadows of the light theme fit into the space around the cards of a carousel track', () => {
  const shadows = ['card', 'warmGlow'] as const;
  for (const name of shadows) {
    const [, offset, blur, spread] = /^0 (\d+)px (\d+)px (-?\d+)px/.exec(lightTheme.shadows[name]) ?? [];
    const side = Number(blur) + Number(spread);
    expect(side, name).toBeLessThanOrEqual(bleed);
    expect(side + Number(offset), name).toBeLessThanOrEqual(bleedBelow);
  }
});

test.each([
  ['#ffd700', '#051426'],
  ['#FFFFFF', '#051426'],
  ['#c0392b', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#767676', '#ffffff'],
])('on %s the text colour is %s', (color, text) => {
  expect(readableTextColor(color, '#ffffff', '#051426')).toBe(text);
});
