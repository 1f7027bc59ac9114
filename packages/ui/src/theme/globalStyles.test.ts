import { expect, test } from 'vitest';
import { getCssText } from './getCssText.ts';
import { globalStyles } from './globalStyles.ts';

globalStyles();
const text = getCssText();

/** The rules in all blocks of a media query, concatenated. */
function inMedia(query: string): string {
  const blocks = text.split(`@media ${query}{`).slice(1);
  expect(blocks).not.toEqual([]);
  return blocks.map((block) => block.slice(0, block.indexOf('}}'))).join('');
}

test('prefers-reduced-motion disables animations, transitions and smooth scrolling', () => {
  const rules = inMedia('(prefers-reduced-motion: reduce)');
  expect(rules).toContain('*,*::before,*::after{');
  expect(rules).toContain('animation-duration:0.01ms !important');
  expect(rules).toContain('animation-iteration-count:1 !important');
  expect(rules).toContain('transition:none !important');
  expect(rules).toContain('scroll-behavior:auto !important');
});

test('prefers-contrast: more gets lighter text and borders', () => {
  const rules = inMedia('(prefers-contrast: more)');
  expect(rules).toContain('--gs-colors-textSecondary:rgba(255,255,255,0.92)');
  expect(rules).toContain('--gs-colors-border:rgba(255,255,255,0.8)');
});

test('the focus ring uses the system highlight colour in forced colours mode', () => {
  expect(inMedia('(forced-colors: active)')).toContain(':focus-visible{outline-color:Highlight');
});

test('every custom property has the prefix of the package, so that it cannot collide with those of the page', () => {
  const variables = text.match(/--[a-zA-Z][\w-]*(?=:)/g) ?? [];
  expect(variables.length).toBeGreaterThan(50);
  expect(variables.filter((name) => !name.startsWith('--gs-') && name !== '--sxs')).toEqual([]);
});
