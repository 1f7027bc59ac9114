import { expect, test } from 'vitest';
import { getCssText } from './getCssText.ts';
import { globalStyles } from './globalStyles.ts';

globalStyles();
const text = getCssText();

/** What stands between the braces of a media query, all of its blocks one after the other. */
function inMedia(query: string): string {
  const blocks = text.split(`@media ${query}{`).slice(1);
  expect(blocks).not.toEqual([]);
  return blocks.map((block) => block.slice(0, block.indexOf('}}'))).join('');
}

test('who asks for less motion sees none: animations end at once and scrolling jumps', () => {
  const rules = inMedia('(prefers-reduced-motion: reduce)');
  expect(rules).toContain('*,*::before,*::after{');
  expect(rules).toContain('animation-duration:0.01ms !important');
  expect(rules).toContain('animation-iteration-count:1 !important');
  expect(rules).toContain('transition:none !important');
  expect(rules).toContain('scroll-behavior:auto !important');
});

test('who asks for more contrast gets lighter words and edges', () => {
  const rules = inMedia('(prefers-contrast: more)');
  expect(rules).toContain('--gs-colors-textSecondary:rgba(255,255,255,.92)');
  expect(rules).toContain('--gs-colors-border:rgba(255,255,255,.8)');
});

test("the focus ring takes the reader's own colour where colours are forced", () => {
  expect(inMedia('(forced-colors: active)')).toContain(':focus-visible{outline-color:Highlight');
});

test('nothing in it can be mistaken for the styles of the page around it: every variable has the prefix', () => {
  const variables = text.match(/--[a-zA-Z][\w-]*(?=:)/g) ?? [];
  expect(variables.length).toBeGreaterThan(50);
  expect(variables.filter((name) => !name.startsWith('--gs-') && name !== '--sxs')).toEqual([]);
});
