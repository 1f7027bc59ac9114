import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarkdownNode } from './markdownNode.ts';
import { parseMarkdown } from './parseMarkdown.ts';

/** A text as elements: `<quote><paragraph>…`. */
const shown = (text: string) => parseMarkdown(text).map(tagged).join('');

function tagged(node: MarkdownNode): string {
  if (typeof node === 'string') return node;
  const { kind, children, href, start } = node;
  const attributes = `${href ? ` ${href}` : ''}${start === undefined ? '' : ` ${start}`}`;
  return `<${kind}${attributes}>${children.map(tagged).join('')}</${kind}>`;
}

/** What a reader sees of a text without opening a spoiler. */
function visibleText(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : node.kind === 'spoiler' ? '' : visibleText(node.children),
    )
    .join('');
}

const paragraph = (content: string) => `<paragraph>${content}</paragraph>`;

describe('syntax', () => {
  test.each([
    ['A hill.\nAnother hill.\n\nA view.', paragraph('A hill.\nAnother hill.') + paragraph('A view.')],
    [
      '*a* _b_ **c** __d__',
      '<emphasis>a</emphasis> <emphasis>b</emphasis> <strong>c</strong> <strong>d</strong>',
    ],
    ['***a***', '<emphasis><strong>a</strong></emphasis>'],
    ['a\\\nb', 'a\nb'],
    ['\\*a\\* \\||b\\||', '*a* ||b||'],
    ['2 * 3 * 4 a_b_c', '2 * 3 * 4 a_b_c'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(expected.startsWith('<paragraph>') ? expected : paragraph(expected));
  });

  test('lists, with the first number of an ordered one, and nested ones', () => {
    expect(shown('- a\n- b\n  - c')).toBe(
      '<bulletList><item><paragraph>a</paragraph></item><item><paragraph>b</paragraph>' +
        '<bulletList><item><paragraph>c</paragraph></item></bulletList></item></bulletList>',
    );
    expect(shown('3. a\n4. b')).toBe(
      '<orderedList 3><item><paragraph>a</paragraph></item><item><paragraph>b</paragraph></item></orderedList>',
    );
  });

  test('quotes with several paragraphs and lists', () => {
    expect(shown('> a\n>\n> - b\n\nc')).toBe(
      '<quote><paragraph>a</paragraph><bulletList><item><paragraph>b</paragraph></item></bulletList></quote>' +
        paragraph('c'),
    );
  });

  test('links to websites', () => {
    expect(shown('[the *map*](https://example.org/a?b=c) and <http://example.org>')).toBe(
      paragraph(
        '<link https://example.org/a?b=c>the <emphasis>map</emphasis></link> and <link http://example.org/>http://example.org</link>',
      ),
    );
    expect(shown('[a](<https://example.org/a b> "Title")')).toBe(
      paragraph('<link https://example.org/a%20b>a</link>'),
    );
  });
});

describe('spoilers', () => {
  test.each([
    ['He ||is *the* villain||.', 'He <spoiler>is <emphasis>the</emphasis> villain</spoiler>.'],
    ['||a|| and ||b||', '<spoiler>a</spoiler> and <spoiler>b</spoiler>'],
    ['*||a||*', '<emphasis><spoiler>a</spoiler></emphasis>'],
    ['||a\nb||', '<spoiler>a\nb</spoiler>'],
    ['a || b', 'a || b'],
    ['||||', '||||'],
    ['||a|| b ||', '<spoiler>a</spoiler> b ||'],
    ['||[a](https://b.example/)||', '<spoiler><link https://b.example/>a</link></spoiler>'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(paragraph(expected));
  });

  test('the spoiler of a link contains the link, because a link must not contain a button', () => {
    expect(shown('[a *||b||*](https://c.example/)')).toBe(
      paragraph('<spoiler><link https://c.example/>a <emphasis>b</emphasis></link></spoiler>'),
    );
  });

  test('the text of a link that leads to no website stays hidden', () => {
    expect(shown('[||a||](mailto:b@example.org)')).toBe(
      paragraph('[<spoiler>a</spoiler>](mailto:b@example.org)'),
    );
  });
});

// @control:SEC-04
describe('what reviews do not have is plain text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<!-- a -->',
    '# Heading',
    'Heading\n===',
    '```\ncode\n```',
    '`code`',
    '    indented',
    '---',
    '&lt;b&gt; &#60; &amp;',
    '[a]: https://example.org',
    '[a][b]',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,<b>)',
    '[a](vbscript:a)',
    '[a](/logout)',
    '[a](//example.org)',
    '[a](https:example.org)',
    '[a](https://)',
    '[a](https://user@example.org)',
    '[a](https://bank.example:x@example.org)',
    '[a]()',
    '<javascript:alert(1)>',
    '<mailto:a@example.org>',
    '<a@example.org>',
  ])('%j', (text) => {
    expect(shown(text)).toBe(paragraph(text.trim()));
  });

  test('an image is a link to it at most', () => {
    expect(shown('![a](https://example.org/a.png)')).toBe(
      paragraph('!<link https://example.org/a.png>a</link>'),
    );
  });

  test('every link leads to a website, whatever the text', () => {
    const pieces = fc.constantFrom(
      ...'[]()<>|*_\\\n!a \t\u0000\u202e"'.split(''),
      ...['||', '**', '\n\n', '> ', '- ', '1. ', 'javascript:', 'https://a.example', 'data:', '&#106;'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const pending = [...parseMarkdown(parts.join(''))];
        for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
          if (typeof node === 'string') continue;
          pending.push(...node.children);
          if (node.kind === 'link') expect(node.href).toMatch(/^https?:\/\/[^/]/);
          else expect(node.href).toBeUndefined();
        }
      }),
    );
  });

  test('no text between two marks of a paragraph is visible', () => {
    const pieces = fc.constantFrom(
      'a',
      ' ',
      '*',
      '**',
      '_',
      '[',
      '](https://a.example)',
      '>',
      '-',
      '\\a',
      '!',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = `start ||${parts.join('')}secret|| end`;
        const isPaired = shown(text).includes('<spoiler>');
        expect(isPaired && visibleText(parseMarkdown(text)).includes('secret')).toBe(false);
      }),
    );
  });
});

describe('hostile texts of the maximum length', () => {
  const maximum = 10_000;
  const depth = (nodes: readonly MarkdownNode[]): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));

  test.each([
    '>',
    '> ',
    '- ',
    '1. ',
    '*a ',
    '**a',
    '*a **b ',
    '_a__b',
    '[',
    '[a](',
    '![',
    '[a](https://a.example) ',
    '||',
    '||a|| ',
    '|',
    '*||',
    '<https://a',
    '\\',
    '\u0000',
    '>\n',
    '- a\n',
    '> - 1. ',
    '\n',
    '`',
    '&amp;',
  ])('%j is parsed without deep nesting', (pattern) => {
    const text = pattern.repeat(maximum / pattern.length);
    const ended = `${text}${'a'.repeat(maximum - text.length)}`;
    expect(depth(parseMarkdown(ended))).toBeLessThanOrEqual(maximumNesting);
  });

  /** The limit of 16 levels, a spoiler in each of them, and a link in the last one. */
  const maximumNesting = 34;
});
