// @vitest-environment jsdom
import { catalogueTypes, type EmbedName, embedParameters } from '@gildshelf/api-client/contract';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { chosenParameters } from '../builderState.ts';
import type { FieldValues } from '../kinds/EmbedKind.ts';
import { embedKinds } from '../kinds/embedKinds.ts';
import { embedMethods } from './embedMethods.ts';

const origins = { site: 'https://shelf.example', api: 'https://api.example' };
const script = { bytes: 1819, integrity: 'sha384-abc' };

function methodsOf(widget: EmbedName, values: FieldValues, title = 'A title') {
  const parameters = chosenParameters({ widget, values });
  return embedMethods({ widget, type: 'game', parameters, title, ...origins }, script);
}

const snippetOf = (name: string, ...args: Parameters<typeof methodsOf>) =>
  methodsOf(...args).find((method) => method.label === name)?.snippet ?? '';

test('a carousel snippet contains only parameters that are not the default, and reserves its height', () => {
  expect(snippetOf('Script tag', 'carousel', { count: '12', size: 'large', theme: 'dark' })).toBe(
    [
      '<script src="https://shelf.example/embed.js" async></script>',
      '<gildshelf-carousel type="game" size="large" count="12" style="display:block;min-height:672px">',
      '  <a href="https://shelf.example/">A title</a>',
      '</gildshelf-carousel>',
    ].join('\n'),
  );
});

test('a React snippet escapes values that would end its string or a surrounding script element', () => {
  const snippet = snippetOf('React', 'rating', { slug: "x</script>'\\" });
  expect(snippet).toContain(String.raw`'x<\/script>\'\\'`);
  expect(snippet).not.toContain('</script>');
});

test('a title and a collection have an oEmbed link and cards, a badge has a link, a carousel has neither', () => {
  const names = (...args: Parameters<typeof methodsOf>) => methodsOf(...args).map(({ label }) => label);
  expect(names('carousel', {})).toEqual(['Script tag', 'iframe', 'React']);
  const all = ['Script tag', 'iframe', 'oEmbed link', 'Card in Markdown', 'Card in HTML', 'React'];
  expect(names('rating', { slug: 'portal-2' })).toEqual(all);
  expect(names('collection', { user: 'mara' })).toEqual(all);
  expect(snippetOf('oEmbed link', 'rating', { slug: 'portal-2' })).toBe(
    'https://shelf.example/game/portal-2',
  );
  expect(names('badge', { user: 'mara' })).toEqual(['Script tag', 'iframe', 'oEmbed link', 'React']);
  expect(snippetOf('oEmbed link', 'badge', { user: 'mara' })).toBe(
    'https://shelf.example/user/mara/collection',
  );
  expect(snippetOf('Card in Markdown', 'collection', { user: 'mara' })).toBe(
    '[![A title](https://api.example/cards/mara.svg)](https://shelf.example/user/mara/collection)',
  );
});

test('each method has its weight and its CSP directives, and the script tag has its integrity hash', () => {
  const [tag, frame] = methodsOf('carousel', {});
  expect(tag).toMatchObject({
    weight: '1.8 kB of script, once a page',
    policy: 'script-src https://shelf.example; frame-src https://shelf.example',
  });
  expect(tag?.integrity).toContain('integrity="sha384-abc" crossorigin="anonymous"');
  expect(frame).toMatchObject({ weight: 'no script', policy: 'frame-src https://shelf.example' });
});

const hostile = `"'><img src=x onerror=alert(1)></gildshelf-rating></script>\`\${1}{x}\\](y) &amp; …`;

describe.each(['rating', 'collection'] as const)(
  'hostile values are escaped in the snippets of a %s',
  (widget) => {
    const values = { slug: hostile, user: hostile };
    const name = widget === 'rating' ? 'slug' : 'user';

    test.each(['Script tag', 'iframe', 'Card in HTML'])('%s', (method) => {
      const page = new DOMParser().parseFromString(snippetOf(method, widget, values, hostile), 'text/html');
      const names = [...page.querySelectorAll('head > *, body *')].map(({ localName }) => localName);
      const expected: Record<string, readonly string[]> = {
        'Script tag': ['script', `gildshelf-${widget}`, 'a'],
        iframe: ['iframe'],
        'Card in HTML': ['a', 'img'],
      };
      expect(names).toEqual(expected[method]);
      const tag = page.querySelector(`gildshelf-${widget}`);
      if (tag) expect([tag.getAttribute(name), tag.textContent.trim()]).toEqual([hostile, hostile]);
      const frame = page.querySelector('iframe');
      if (frame) expect(new URL(frame.src).searchParams.get(name)).toBe(hostile);
      expect(page.querySelector('img')?.alt ?? hostile).toBe(hostile);
    });

    test('Card in Markdown', () => {
      const snippet = snippetOf('Card in Markdown', widget, values, hostile);
      const [, alt = '', card = '', page = ''] =
        /^\[!\[(.*)\]\(([^()\s]+)\)\]\(([^()\s]+)\)$/.exec(snippet) ?? [];
      expect(alt.replace(/\\[^\w\s]/g, '')).not.toMatch(/[<>[\]()`!&]/);
      expect([card, page].every((url) => URL.canParse(url))).toBe(true);
    });

    test('React', () => {
      const code = snippetOf('React', widget, values, hostile);
      const { diagnostics } = ts.transpileModule(code, {
        reportDiagnostics: true,
        fileName: 'Shelf.tsx',
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
      });
      expect(diagnostics).toEqual([]);
      const texts: string[] = [];
      const read = (node: ts.Node) => {
        if (ts.isStringLiteral(node)) texts.push(node.text);
        ts.forEachChild(node, read);
      };
      read(ts.createSourceFile('Shelf.tsx', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX));
      expect(texts).toContain(hostile);
    });
  },
);

test('a React snippet has a provider and an island, and the origin of links if it is not that of the API', () => {
  const code = snippetOf('React', 'carousel', { count: '12' });
  expect(code).toContain("import { Island } from '@gildshelf/ui';");
  expect(code).toContain('<GildshelfProvider host="https://api.example" site="https://shelf.example">');
  expect(code).not.toContain('globalStyles');
});

test('a React snippet has only props that are not the default', () => {
  const plain = snippetOf('React', 'collection', { user: 'mara' });
  expect(plain).toContain('<Island>');
  expect(plain).toContain("usePublicTitles('mara', 'game');");
  const chosen = { user: 'mara', count: '6', theme: 'light', accent: '#0a7f5a' };
  const styled = snippetOf('React', 'collection', chosen);
  expect(styled).toContain('<Island theme="light" accent="#0a7f5a">');
  expect(styled).toContain("usePublicTitles('mara', 'game', { limit: 6 });");
  const playing = snippetOf('React', 'collection', { user: 'mara', status: 'playing' });
  expect(playing).toContain("usePublicTitles('mara', 'game', { status: 'playing' });");
  expect(playing).toContain('type="game" status={\'playing\'} list={list}');
});

test('every option is valid in the contract, and the first one is its default', () => {
  const needed = { slug: 'portal-2', slugs: 'portal-2', user: 'mara' };
  for (const widget of Object.keys(embedParameters) as EmbedName[])
    for (const type of catalogueTypes)
      for (const { name, options } of embedKinds[widget].fields) {
        const defaults: Record<string, unknown> = embedParameters[widget].parse(needed);
        const choices = options?.(type, catalogueTypes) ?? [];
        if (choices.length > 0) expect(choices[0]?.value).toBe(defaults[name]);
        for (const { value } of choices)
          expect(embedParameters[widget].parse({ ...needed, type, [name]: value })).toMatchObject({
            [name]: value,
          });
      }
});
