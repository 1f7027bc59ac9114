// @vitest-environment jsdom
// Isolated: the attributes that other tests leave on the document and its body, and their styles, would be found here too.
import { languages } from '@gildshelf/api-client/contract';
import { densities, themes } from '@gildshelf/ui';
import { afterEach, describe, expect, test } from 'vitest';
import { applySwitches } from '../../.storybook/toolbar/applySwitches.ts';
import { defaultValues, type SwitchValues, switches } from '../../.storybook/toolbar/switches.ts';

const apply = (values: Partial<SwitchValues> = {}) =>
  applySwitches(document, { ...defaultValues, ...values });
const variable = (name: string) => getComputedStyle(document.body).getPropertyValue(`--gs-${name}`);
const root = document.documentElement;

afterEach(() => apply());

test('the default values leave the document as it is without the toolbar', () => {
  apply();
  const names = root.getAttributeNames().filter((name) => name !== 'style');
  expect(names).toEqual(['lang']);
  expect(root.lang).toBe('en');
  expect(root.style.cssText).toBe('');
  expect(document.body.getAttributeNames()).toEqual([]);
  expect(variable('colors-page')).toBe(themes.dark.colors.page);
});

test('the first value of each switch is its default', () => {
  expect(defaultValues).toEqual({
    theme: 'dark',
    direction: 'ltr',
    density: 'comfortable',
    textSize: '100',
    forcedColours: 'none',
    language: 'en',
  });
});

test('the theme declares the colours of the light theme', () => {
  apply({ theme: 'light' });
  expect(root.dataset.theme).toBe('light');
  expect(getComputedStyle(root).getPropertyValue('--gs-colors-page')).toBe(themes.light.colors.page);
});

test('the direction, the text size and the language are those of the root element', () => {
  apply({ direction: 'rtl', textSize: '200', language: 'de' });
  expect([root.dir, root.style.fontSize, root.lang]).toEqual(['rtl', '200%', 'de']);
});

test('the density declares the compact spaces and heights', () => {
  apply({ density: 'compact' });
  expect(variable('space-4')).toBe(densities.compact.space[4]);
  expect(variable('sizes-control')).toBe(densities.compact.sizes.control);
});

test('every language of the site can be chosen', () => {
  const chosen = switches.language.toolbar.items.map(({ value, title }) => [value, title]);
  expect(Object.fromEntries(chosen)).toEqual(languages);
});

describe('forced colours', () => {
  const mediaTexts = () =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        'media' in rule ? [(rule as CSSMediaRule).media.mediaText] : [],
      ),
    );

  test('declare system colours and enable the rules for forced colours, and disable them again', () => {
    const style = document.createElement('style');
    style.textContent = '@media (forced-colors: active) { p { color: red } }';
    document.head.append(style);
    apply({ forcedColours: 'active' });
    expect(mediaTexts()).toContain('(forced-colors: active), all');
    const declared = (name: string) => getComputedStyle(root).getPropertyValue(`--gs-colors-${name}`);
    expect([declared('text'), declared('page'), declared('border')]).toEqual([
      'CanvasText',
      'Canvas',
      'CanvasText',
    ]);
    apply();
    expect(mediaTexts()).toContain('(forced-colors: active)');
    expect(declared('page')).toBe(themes.dark.colors.page);
    style.remove();
  });
});
