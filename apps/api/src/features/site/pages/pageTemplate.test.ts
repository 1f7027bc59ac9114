import { expect, test } from 'vitest';
import { readConfig } from '../../../config/readConfig.ts';
import { siteSettings } from '../SiteRenderer.ts';
import { pageTemplate } from './pageTemplate.ts';

const document =
  '<style nonce="__CSP_NONCE__"></style><title>Site</title><div id="root"></div><noscript>No.</noscript><script type="module" crossorigin src="/assets/index.js"></script>';
const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/hydration/replayEarlyClicks.ts': { file: 'assets/start.js' },
  'src/Page.tsx': { file: 'assets/Page.js', imports: ['index.html', '_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/first.ts': { file: 'assets/first.js', isEntry: true },
};
const template = pageTemplate(document, siteSettings(readConfig({})), manifest);
const page = {
  status: 200,
  head: '<title>Page</title>',
  css: '',
  html: '<h1>Page</h1>',
  data: '<script type="application/json">{}</script>',
  language: 'en',
  needsScript: false,
} as const;
const preloadsIn = (text: string) => text.match(/<link rel="modulepreload"[^>]*>/g) ?? [];

test('adds a theme to a page in a language and to the document of one that the browser renders', () => {
  const themed = pageTemplate(
    '<html lang="en"><style nonce="__CSP_NONCE__">html{}</style><meta name="color-scheme" content="dark" /><meta name="theme-color" content="#051426" /><title>Site</title><div id="root"></div>',
    siteSettings(readConfig({})),
    manifest,
  );
  const theme = {
    name: 'auto',
    css: ':root{color:$&}',
    metas: '<meta name="color-scheme" content="dark light">',
  };
  const pages = [
    themed.shell([], { language: 'de', theme }),
    themed.fill({ ...page, language: 'de', css: 'p{}' }, [], theme),
  ];
  for (const parts of pages) {
    expect(parts[0]).toContain('<html data-theme="auto" lang="de">');
    expect(parts[1]).toMatch(
      /^">(html|p)\{\}:root\{color:\$&\}<\/style><meta name="color-scheme" content="dark light">/,
    );
    expect(parts[1].match(/color-scheme|theme-color/g)).toEqual(['color-scheme']);
  }
  expect(themed.shell([]).join('')).not.toContain('data-theme');
  expect(themed.fill({ ...page, isFrame: true }, [], theme).join('')).not.toContain('data-theme');
});

test.each([
  ['en', 'Gildshelf needs JavaScript to show its shelves.'],
  ['de', 'Gildshelf braucht JavaScript, um seine Regale zu zeigen.'],
  ['ja', 'Gildshelfの棚を表示するにはJavaScriptが必要です。'],
] as const)('reports in the language of the page that it needs JavaScript: %s', (language, message) => {
  const english = document.replace('No.', 'Gildshelf needs JavaScript to show its shelves.');
  const localised = pageTemplate(english, siteSettings(readConfig({})), manifest);
  for (const [, after] of [
    localised.shell([], { language }),
    localised.fill({ ...page, language, needsScript: true }, []),
  ])
    expect(after).toContain(`<noscript>${message}</noscript>`);
});

test('preloads the modules that the entry will import for a page that the browser renders', () => {
  const [, after] = template.shell(['src/Page.tsx']);
  expect(preloadsIn(after)).toEqual([
    '<link rel="modulepreload" href="/assets/Page.js" />',
    '<link rel="modulepreload" href="/assets/shared.js" />',
  ]);
  expect(after.indexOf('modulepreload')).toBeLessThan(after.indexOf('/assets/index.js'));
  expect(preloadsIn(template.shell([])[1])).toEqual([]);
});

test('runs a first script before the page is parsed, and only preloads the scripts of the site', () => {
  const [, after] = template.shell(['src/first.ts', 'src/Page.tsx']);
  expect(after).toContain(
    [
      '<script fetchpriority="high" src="/assets/first.js" data-entry="/assets/index.js"></script>',
      '<script type="module" async src="/assets/start.js"></script>',
      ...['Page', 'shared', 'index'].map(
        (name) => `<link rel="preload" as="script" crossorigin href="/assets/${name}.js" />`,
      ),
    ].join(''),
  );
  expect(preloadsIn(after)).toEqual([]);
  expect(after).not.toContain('src="/assets/index.js"');
});

test('places the scripts of a server-rendered page after its content, and none of them blocks', () => {
  const [, after] = template.fill(page, ['src/Page.tsx']);
  expect(after).toContain('<div id="root"><h1>Page</h1></div>');
  const scripts = after.match(/<script type="module"[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(2);
  expect(scripts[0]).toContain(' async ');
  // It must not run before the whole page has been parsed.
  expect(scripts[1]).not.toContain('async');
  expect(scripts[0]).toContain('/assets/start.js');
  expect(preloadsIn(after).every((hint) => hint.includes('fetchpriority="low"'))).toBe(true);
  expect(after.indexOf('<script')).toBeGreaterThan(after.indexOf('<h1>'));
});

test.each([true, false])('keeps the noscript message only where the page needs script: %s', (needsScript) => {
  const [, after] = template.fill({ ...page, needsScript }, []);
  expect(after).toContain(page.data);
  expect(after.includes('<noscript>No.</noscript>')).toBe(needsScript);
});
