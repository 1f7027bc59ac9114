// @vitest-environment jsdom
import { type EmbedName, embedParameters } from '@gildshelf/api-client/contract';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { builderFields } from './builderFields.ts';
import { chosenParameters, type Filled } from './chosenParameters.ts';
import { waysOf } from './waysOf.ts';

const place = { site: 'https://shelf.example', api: 'https://api.example' };
const script = { bytes: 1819, integrity: 'sha384-abc' };

function ways(widget: EmbedName, filled: Filled, title = 'A title') {
  const parameters = chosenParameters(widget, filled);
  return waysOf({ widget, type: 'game', parameters, title, ...place }, script);
}

const snippetOf = (name: string, ...about: Parameters<typeof ways>) =>
  ways(...about).find((way) => way.name === name)?.snippet ?? '';

test('a carousel says only what is other than usual, in a place that is as high as it', () => {
  expect(snippetOf('Script tag', 'carousel', { count: '12', size: 'large', theme: 'dark' })).toBe(
    [
      '<script src="https://shelf.example/embed.js" async></script>',
      '<gildshelf-carousel type="game" size="large" count="12" style="display:block;min-height:672px">',
      '  <a href="https://shelf.example/">A title</a>',
      '</gildshelf-carousel>',
    ].join('\n'),
  );
});

test('nothing in a value ends the string or the script that a React snippet stands in', () => {
  const snippet = snippetOf('React', 'rating', { slug: "x</script>'\\" });
  expect(snippet).toContain(String.raw`'x<\/script>\'\\'`);
  expect(snippet).not.toContain('</script>');
});

test('a title and a collection have a link and cards, a carousel has none', () => {
  const names = (...about: Parameters<typeof ways>) => ways(...about).map(({ name }) => name);
  expect(names('carousel', {})).toEqual(['Script tag', 'iframe', 'React']);
  const all = ['Script tag', 'iframe', 'oEmbed link', 'Card in Markdown', 'Card in HTML', 'React'];
  expect(names('rating', { slug: 'portal-2' })).toEqual(all);
  expect(names('collection', { user: 'mara' })).toEqual(all);
  expect(snippetOf('oEmbed link', 'rating', { slug: 'portal-2' })).toBe(
    'https://shelf.example/game/portal-2',
  );
  expect(snippetOf('Card in Markdown', 'collection', { user: 'mara' })).toBe(
    '[![A title](https://api.example/cards/mara.svg)](https://shelf.example/user/mara/collection)',
  );
});

test('each way has its weight and the line of a policy; the script has its hash', () => {
  const [tag, frame] = ways('carousel', {});
  expect(tag).toMatchObject({
    weight: '1.8 kB of script, once a page',
    policy: 'script-src https://shelf.example; frame-src https://shelf.example',
  });
  expect(tag?.integrity).toContain('integrity="sha384-abc" crossorigin="anonymous"');
  expect(frame).toMatchObject({ weight: 'no script', policy: 'frame-src https://shelf.example' });
});

const hostile = `"'><img src=x onerror=alert(1)></gildshelf-rating></script>\`\${1}{x}\\](y) &amp; …`;

describe.each(['rating', 'collection'] as const)('nothing breaks out of a snippet of a %s', (widget) => {
  const filled = { slug: hostile, user: hostile };
  const name = widget === 'rating' ? 'slug' : 'user';

  test.each(['Script tag', 'iframe', 'Card in HTML'])('%s', (way) => {
    const page = new DOMParser().parseFromString(snippetOf(way, widget, filled, hostile), 'text/html');
    const names = [...page.querySelectorAll('head > *, body *')].map(({ localName }) => localName);
    const expected: Record<string, readonly string[]> = {
      'Script tag': ['script', `gildshelf-${widget}`, 'a'],
      iframe: ['iframe'],
      'Card in HTML': ['a', 'img'],
    };
    expect(names).toEqual(expected[way]);
    const tag = page.querySelector(`gildshelf-${widget}`);
    if (tag) expect([tag.getAttribute(name), tag.textContent.trim()]).toEqual([hostile, hostile]);
    const frame = page.querySelector('iframe');
    if (frame) expect(new URL(frame.src).searchParams.get(name)).toBe(hostile);
    expect(page.querySelector('img')?.alt ?? hostile).toBe(hostile);
  });

  test('Card in Markdown', () => {
    const written = snippetOf('Card in Markdown', widget, filled, hostile);
    const [, words = '', card = '', page = ''] =
      /^\[!\[(.*)\]\(([^()\s]+)\)\]\(([^()\s]+)\)$/.exec(written) ?? [];
    expect(words.replace(/\\[^\w\s]/g, '')).not.toMatch(/[<>[\]()`!&]/);
    expect([card, page].every((address) => URL.canParse(address))).toBe(true);
  });

  test('React', () => {
    const code = snippetOf('React', widget, filled, hostile);
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
});

test('a React page gets a provider and an island, and where links lead if that is another origin than the API', () => {
  const code = snippetOf('React', 'carousel', { count: '12' });
  expect(code).toContain("import { Island } from '@gildshelf/ui';");
  expect(code).toContain("<GildshelfProvider host={'https://api.example'} site={'https://shelf.example'}>");
  expect(code).not.toContain('globalStyles');
});

test('what can be chosen is what the contract takes, its own choice first', () => {
  const needed = { slug: 'portal-2', user: 'mara' };
  for (const widget of Object.keys(embedParameters) as EmbedName[])
    for (const { name, options = [] } of builderFields(widget)) {
      const usual: Record<string, unknown> = embedParameters[widget].parse(needed);
      if (options.length > 0) expect(options[0]?.value).toBe(usual[name]);
      for (const { value } of options)
        expect(embedParameters[widget].parse({ ...needed, [name]: value })).toMatchObject({ [name]: value });
    }
});
