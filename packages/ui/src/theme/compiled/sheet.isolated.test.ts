// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const looks = [
  ['a', '&{color:red}@media (hover: hover){&:hover{color:blue}}', { size: { md: ['m', '&{width:1px}'] } }],
  ['b', '&{color:green}'],
] as const;

/** The run-time as a page loads it, for the first time. */
async function load() {
  vi.resetModules();
  const stitches = await import('./compiledStitches.ts');
  return { ...stitches, look: stitches.css(...looks) };
}

/** What a server that has rendered the look sends; it has no document. */
async function renderOnServer() {
  vi.stubGlobal('document', undefined);
  const server = await load();
  server.globalCss('html{margin:0}')();
  server.look({ size: 'md' });
  vi.unstubAllGlobals();
  return server.getCssText();
}

const groups = () =>
  [...(document.styleSheets[0]?.cssRules ?? [])].map((group) => (group as CSSGroupingRule).cssRules.length);

beforeEach(() => {
  document.head.replaceChildren();
});

test('a server hands out the rules of what it rendered, the global ones first and variants last', async () => {
  expect(await renderOnServer()).toBe(
    '@media{html{margin:0}}' +
      '@media{.gs-c-a{color:red}@media (hover: hover){.gs-c-a:hover{color:blue}}.gs-c-b{color:green}}' +
      '@media{.gs-c-a-m-size-md{width:1px}}',
  );
});

test('in a browser each rule is added once, by script, to an empty style element', async () => {
  const { look, globalCss } = await load();
  look({ size: 'md' });
  globalCss('html{margin:0}')();
  expect(document.querySelector('style')?.textContent).toBe('');
  const first = groups();
  expect(first.slice(1)).toEqual([2, 1]);
  look({ size: 'md' });
  globalCss('html{margin:0}')();
  expect(groups()).toEqual(first);
});

test("a page goes on in the server's sheet: what it sent is not added again, what is new is", async () => {
  document.head.innerHTML = `<style id="stitches">${await renderOnServer()}</style>`;
  const sent = groups();
  const { css, look, globalCss } = await load();
  globalCss('html{margin:0}')();
  look({ size: 'md' });
  expect(groups()).toEqual(sent);
  css(['c', '&{color:white}'])();
  expect(groups()).toEqual([sent[0], (sent[1] ?? 0) + 1, sent[2]]);
  expect(document.styleSheets).toHaveLength(1);
});

test("where the policy has emptied the server's sheet, the rules go into a new one", async () => {
  document.head.innerHTML = `<style id="stitches">${await renderOnServer()}</style>`;
  vi.spyOn(document.querySelector('#stitches') as HTMLStyleElement, 'sheet', 'get').mockReturnValue(null);
  const { look } = await load();
  look();
  expect(document.querySelectorAll('style')).toHaveLength(2);
});

test('a page goes on in the style sheet that the build made and its document links', async () => {
  // What a browser has once the sheet of a <link> is there.
  document.head.innerHTML = `<style>${await renderOnServer()}</style><link rel="stylesheet" id="stitches">`;
  const [linked] = document.styleSheets;
  vi.spyOn(document.querySelector('link') as HTMLLinkElement, 'sheet', 'get').mockReturnValue(linked ?? null);
  const sent = groups();
  const { css } = await load();
  // Of a look that the sheet has the script has no text.
  css(['a', ''])();
  expect(groups()).toEqual(sent);
  css(['c', '&{color:white}'])();
  expect(groups()).toEqual([sent[0], (sent[1] ?? 0) + 1, sent[2]]);
  expect(document.styleSheets).toHaveLength(1);
});

/** The run-time of a server whose build made a style sheet of these rules. */
async function loadOnServer(sentRules: readonly (readonly (readonly [string, string])[])[]) {
  vi.doMock('./sentRules.ts', () => ({ sentRules }));
  vi.stubGlobal('document', undefined);
  const server = await load();
  server.look();
  vi.unstubAllGlobals();
  vi.doUnmock('./sentRules.ts');
  return server;
}

const rule = (name: string) => [name, `.${name}{color:red}`] as const;
const built = [[['html{margin:0}', 'html{margin:0}']], ['x', 'gs-c-a', 'y', 'z', 'w'].map(rule), []] as const;

test('where the build made a style sheet, a server sends all of it, and what its page used beside it', async () => {
  const { getCssText } = await loadOnServer([built[0], [rule('gs-c-a')], []]);
  expect(getCssText()).toBe(
    '@media{@media{html{margin:0}}}@media{@media{.gs-c-a{color:red}}.gs-c-b{color:green}}@media{}',
  );
});

test('a page carries what it uses of the sheet at its head, and the rest at its end, for the same order in the browser', async () => {
  const { getCssText, getLaterCss } = await loadOnServer(built);
  const html = '<p class="gs-c-a z"></p><p class="w">x y</p>';
  expect(getCssText(html)).toBe(
    '@media{@media{html{margin:0}}}@media{@media{.gs-c-a{color:red}}@media{.z{color:red}.w{color:red}}}@media{}',
  );
  // The head as a browser reads it from a server; every letter of it is written here.
  document.head.innerHTML = `<style id="stitches">${getCssText(html)}</style><script type="application/json" id="later-looks">${JSON.stringify(getLaterCss(html))}</script>`;
  const { css } = await load();
  css(['y', ''])();
  const rulesOf = (rule: CSSRule | undefined) => [...(rule as CSSGroupingRule).cssRules];
  const texts = rulesOf(document.styleSheets[0]?.cssRules[1])
    .flatMap(rulesOf)
    .map((one) => (one as CSSStyleRule).selectorText);
  expect(texts).toEqual(['.x', '.gs-c-a', '.y', '.z', '.w']);
  const sent = groups();
  css(['c', '&{color:white}'])();
  expect(groups()).toEqual([sent[0], (sent[1] ?? 0) + 1, sent[2]]);
});
