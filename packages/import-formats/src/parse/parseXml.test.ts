import { expect, test } from 'vitest';
import { FileProblem } from '../files/FileProblem.ts';
import { fileLimits } from '../files/fileLimits.ts';
import { parseXml } from './parseXml.ts';

function recordsOf(text: string) {
  const records: (readonly [string, Readonly<Record<string, string>>])[] = [];
  const root = parseXml(text, 'a.xml', { onRecord: (name, record) => records.push([name, record]) });
  return { root, records };
}

test('returns the records in order and the name of the root', () => {
  expect(recordsOf('<?xml version="1.0"?><!-- & --><a>\n<b><c>1</c><d></d></b><e/></a>')).toEqual({
    root: 'a',
    records: [
      ['b', { c: '1', d: '' }],
      ['e', {}],
    ],
  });
});

test.each([
  ['One &amp; two', 'One & two'],
  ['One & two', 'One & two'],
  ['One &two; &#51;', 'One &two; 3'],
  ['<![CDATA[One & two &amp; <three>]]>', 'One & two &amp; <three>'],
])('the text of %s is %s', (text, expected) => {
  expect(recordsOf(`<a><b><c>${text}</c></b></a>`).records).toEqual([['b', { c: expected }]]);
});

test.each(['', 'name,year', '<a><b>', '<a><![CDATA[ <b></b></a>', '<a>'.repeat(9) + '</a>'.repeat(9)])(
  '%j is malformed',
  (text) => {
    expect(() => recordsOf(text)).toThrow(FileProblem);
  },
);

const malformed = expect.objectContaining({ reason: 'malformed', detail: 'a.xml' });
const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);

test('entities of a document type are not expanded', () => {
  const entities = ['<!ENTITY a "aaaaaaaaaa">', '<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'].join('');
  const text = `<!DOCTYPE a [${entities}<!ENTITY f SYSTEM "file:///etc/passwd">]><a><b><c>&b;&f;</c></b></a>`;
  expect(recordsOf(text).records).toEqual([['b', { c: '&b;&f;' }]]);
});

test('elements up to the limit of depth are read, deeper ones are malformed', () => {
  expect(recordsOf(nested(fileLimits.xmlDepth)).root).toBe('a');
  expect(() => recordsOf(nested(fileLimits.xmlDepth + 1))).toThrow(malformed);
});

test('a text above the limit is malformed', () => {
  const textOf = (length: number) => `<a><b><c>${'x'.repeat(length)}</c></b></a>`;
  expect(recordsOf(textOf(fileLimits.xmlText)).records).toHaveLength(1);
  expect(() => recordsOf(textOf(fileLimits.xmlText + 1))).toThrow(malformed);
});

test.each([
  ['elements after the root', '<a><b></b></a><a><b></b></a>'],
  ['an end tag of another name', '<a><b><c>1</c></x><b><c>2</c></b></a>'],
  ['more mistakes than the limit', `<a>${'<b><c>&x;</c></b>'.repeat(fileLimits.xmlMistakes + 1)}</a>`],
])('%s are malformed', (_, text) => {
  expect(() => recordsOf(text)).toThrow(malformed);
});

test('texts between elements are ignored, and elements may be named like properties of objects', () => {
  expect(recordsOf('<a><b>x<c>1</c>y<constructor>2</constructor></b></a>').records).toEqual([
    ['b', { c: '1', constructor: '2' }],
  ]);
});
