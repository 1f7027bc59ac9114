// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const parts = [
  [
    'gs-c-a',
    '&{color:red}@media (hover: hover){&:hover{color:blue}}',
    { size: { md: ['m', '&{width:1px}'] } },
  ],
  ['gs-c-b', '&{color:green}'],
] as const;

/** Loads a new instance of the run time, as a page does. */
async function load() {
  vi.resetModules();
  const stitches = await import('./compiledStitches.ts');
  return { ...stitches, styles: stitches.css(...parts) };
}

/** The CSS of a server, which has no document, after it has rendered the styles. */
async function renderOnServer() {
  vi.stubGlobal('document', undefined);
  const server = await load();
  server.globalCss('html{margin:0}')();
  server.styles({ size: 'md' });
  vi.unstubAllGlobals();
  return server.getCssText();
}

const groups = () =>
  [...(document.styleSheets[0]?.cssRules ?? [])].map((group) => (group as CSSGroupingRule).cssRules.length);

beforeEach(() => {
  document.head.replaceChildren();
});

test('getCssText on a server returns the rendered rules, global ones first and variants last', async () => {
  expect(await renderOnServer()).toBe(
    '@layer gildshelf{html{margin:0}}' +
      '@layer gildshelf{.gs-c-a{color:red}@media (hover: hover){.gs-c-a:hover{color:blue}}.gs-c-b{color:green}}' +
      '@layer gildshelf{.gs-c-a-m-size-md{width:1px}}',
  );
});

test('in a browser each rule is added once to an empty style element by insertRule', async () => {
  const { styles, globalCss } = await load();
  styles({ size: 'md' });
  globalCss('html{margin:0}')();
  expect(document.querySelector('style')?.textContent).toBe('');
  const first = groups();
  expect(first.slice(1)).toEqual([2, 1]);
  styles({ size: 'md' });
  globalCss('html{margin:0}')();
  expect(groups()).toEqual(first);
});

test('a browser adds only new rules to the style element of the server', async () => {
  document.head.innerHTML = `<style id="stitches">${await renderOnServer()}</style>`;
  const sent = groups();
  const { css, styles, globalCss } = await load();
  globalCss('html{margin:0}')();
  styles({ size: 'md' });
  expect(groups()).toEqual(sent);
  css(['gs-c-c', '&{color:white}'])();
  expect(groups()).toEqual([sent[0], (sent[1] ?? 0) + 1, sent[2]]);
  expect(document.styleSheets).toHaveLength(1);
});

test('adds a new style element when that of the server has no sheet because of the CSP', async () => {
  document.head.innerHTML = `<style id="stitches">${await renderOnServer()}</style>`;
  vi.spyOn(document.querySelector('#stitches') as HTMLStyleElement, 'sheet', 'get').mockReturnValue(null);
  const { styles } = await load();
  styles();
  expect(document.querySelectorAll('style')).toHaveLength(2);
});

test('a browser adds new rules to a linked style sheet of the build', async () => {
  // The state of a browser after it has loaded the sheet of a <link>.
  document.head.innerHTML = `<style>${await renderOnServer()}</style><link rel="stylesheet" id="stitches">`;
  const [linked] = document.styleSheets;
  vi.spyOn(document.querySelector('link') as HTMLLinkElement, 'sheet', 'get').mockReturnValue(linked ?? null);
  const sent = groups();
  const { css } = await load();
  // The script has no text for styles that are in the sheet.
  css(['gs-c-a', ''])();
  expect(groups()).toEqual(sent);
  css(['gs-c-c', '&{color:white}'])();
  expect(groups()).toEqual([sent[0], (sent[1] ?? 0) + 1, sent[2]]);
  expect(document.styleSheets).toHaveLength(1);
});

test.each([
  ['before the first rule: no group is in a layer', false, ['@media', '@media', '@media']],
  ['after a rule: every group stays in the layer', true, Array(3).fill('@layer gildshelf')],
])('addWithoutLayer, called %s', async (_, isAfterRule, expected) => {
  vi.stubGlobal('document', undefined);
  const server = await load();
  if (isAfterRule) server.globalCss('html{margin:0}')();
  server.addWithoutLayer();
  server.styles({ size: 'md' });
  const atRules = [...server.getCssText().matchAll(/(?<=^|\})(@[^{(]+)\{/g)].map(([, atRule]) => atRule);
  vi.unstubAllGlobals();
  expect(atRules).toEqual(expected);
  // In a browser the first rule creates the groups.
  const { addWithoutLayer, globalCss, styles } = await load();
  if (isAfterRule) globalCss('html{margin:0}')();
  addWithoutLayer();
  styles();
  const [sheet] = document.styleSheets;
  expect(
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.slice(0, cssText.indexOf('{')).trim()),
  ).toEqual(expected);
});

/** Loads the run time of a server whose build extracted these rules into a style sheet. */
async function loadOnServer(extractedRules: readonly (readonly (readonly [string, string])[])[]) {
  const addedNames = new Set(extractedRules.flat().map(([name]) => name));
  vi.doMock('./extractedRules.ts', () => ({ addedNames, extractedRules }));
  vi.stubGlobal('document', undefined);
  const server = await load();
  server.styles();
  vi.unstubAllGlobals();
  vi.doUnmock('./extractedRules.ts');
  return server;
}

const rule = (name: string) => [name, `.${name}{color:red}`] as const;
const extractedRules = [
  [['html{margin:0}', 'html{margin:0}']],
  ['x', 'gs-c-a', 'y', 'z', 'w'].map(rule),
  [],
] as const;

test('without html, getCssText returns all rules of the extracted style sheet and the used ones beside it', async () => {
  const { getCssText } = await loadOnServer([extractedRules[0], [rule('gs-c-a')], []]);
  expect(getCssText()).toBe(
    '@layer gildshelf{@media{html{margin:0}}}@layer gildshelf{@media{.gs-c-a{color:red}}.gs-c-b{color:green}}@layer gildshelf{}',
  );
});

test('getCssText has the used rules of the extracted sheet and getLaterCss the others; the browser restores their order', async () => {
  const { getCssText, getLaterCss } = await loadOnServer(extractedRules);
  const html = '<p class="gs-c-a z"></p><p class="w">x y</p>';
  expect(getCssText(html)).toBe(
    '@layer gildshelf{@media{html{margin:0}}}' +
      '@layer gildshelf{@media{.gs-c-a{color:red}}@media{.z{color:red}.w{color:red}}}' +
      '@layer gildshelf{}',
  );
  // The head as a server sends it.
  document.head.innerHTML = `<style id="stitches">${getCssText(html)}</style><script type="application/json" id="later-styles">${JSON.stringify(getLaterCss(html))}</script>`;
  const { css, insertLaterCss } = await load();
  insertLaterCss();
  css(['gs-c-y', ''])();
  const rulesOf = (rule: CSSRule | undefined) => [...(rule as CSSGroupingRule).cssRules];
  const texts = rulesOf(document.styleSheets[0]?.cssRules[1])
    .flatMap(rulesOf)
    .map((one) => (one as CSSStyleRule).selectorText);
  expect(texts).toEqual(['.x', '.gs-c-a', '.y', '.z', '.w']);
  const sent = groups();
  css(['gs-c-c', '&{color:white}'])();
  expect(groups()).toEqual([sent[0], (sent[1] ?? 0) + 1, sent[2]]);
});
