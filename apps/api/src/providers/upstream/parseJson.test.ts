import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

const parse = (text: string) => parseJson(Buffer.from(text));

test('what JSON may hold is read as it is', () => {
  const value = {
    list: [1, null, true, 'a "quoted" [text] {with} \\ brackets', { é: '漢字' }],
    constructor: 'x',
  };
  expect(parse(JSON.stringify(value))).toEqual(value);
  expect(parse('null')).toBeNull();
  expect(parse('"[[[["')).toBe('[[[[');
});

test('64 levels are read, one more is not, in lists and in objects', () => {
  expect(parse(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeDefined();
  expect(() => parse(`${'['.repeat(65)}${']'.repeat(65)}`)).toThrow('nested too deeply');
  expect(() => parse(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`)).toThrow('nested too deeply');
});

test('brackets in a text are no levels, and quotes in it do not end it', () => {
  expect(parse(`{"a":"${'['.repeat(5000)}","b":"\\"${'{'.repeat(5000)}\\\\"}`)).toHaveProperty('b');
  expect(() => parse(`["\\\\",${'['.repeat(65)}`)).toThrow('nested too deeply');
});

// @control:FLT-06
test('five million opening brackets are refused before anything is made of them', () => {
  expect(() => parse('['.repeat(5_000_000))).toThrow('nested too deeply');
  expect(() => parse(`[${'{},'.repeat(1_600_000)}{}]`)).toThrow('too many parts');
});

test.each([
  '__proto__',
  '\\u005f_proto__',
  '__\\u0070roto__',
  '\\u005F\\u005f\\u0070\\u0072\\u006f\\u0074o\\u005f_',
])('a member named %s is not there, at any depth', (name) => {
  const answer = parse(`[{"a":{"${name}":{"isAdmin":true},"b":1}}]`) as [{ a: object }];
  expect(Object.getOwnPropertyNames(answer[0].a)).toEqual(['b']);
});

test.each(['', '{', '{"secret":', '<html>', '{}x', 'undefined', "{'a':1}"])(
  '%j is not JSON, and is not repeated',
  (text) => {
    expect(() => parse(text)).toThrow(/^Its answer is not JSON\.$/);
  },
);
