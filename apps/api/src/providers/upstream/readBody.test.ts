import { expect, test } from 'vitest';
import { parseJson } from './readBody.ts';

const parse = (text: string) => parseJson(Buffer.from(text));

test('parses valid JSON', () => {
  const value = {
    list: [1, null, true, 'a "quoted" [text] {with} \\ brackets', { é: '漢字' }],
    constructor: 'x',
  };
  expect(parse(JSON.stringify(value))).toEqual(value);
  expect(parse('null')).toBeNull();
  expect(parse('"[[[["')).toBe('[[[[');
});

test('accepts 64 levels of arrays and objects, and rejects 65', () => {
  expect(parse(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeDefined();
  expect(() => parse(`${'['.repeat(65)}${']'.repeat(65)}`)).toThrow('nested too deeply');
  expect(() => parse(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`)).toThrow('nested too deeply');
});

test('ignores brackets and escaped quotes in strings', () => {
  expect(parse(`{"a":"${'['.repeat(5000)}","b":"\\"${'{'.repeat(5000)}\\\\"}`)).toHaveProperty('b');
  expect(() => parse(`["\\\\",${'['.repeat(65)}`)).toThrow('nested too deeply');
});

// @control:FLT-06
test('rejects five million opening brackets before parsing them', () => {
  expect(() => parse('['.repeat(5_000_000))).toThrow('nested too deeply');
  expect(() => parse(`[${'{},'.repeat(1_600_000)}{}]`)).toThrow('too many parts');
});

test.each([
  '__proto__',
  '\\u005f_proto__',
  '__\\u0070roto__',
  '\\u005F\\u005f\\u0070\\u0072\\u006f\\u0074o\\u005f_',
])('removes a member named %s at any depth', (name) => {
  const parsed = parse(`[{"a":{"${name}":{"isAdmin":true},"b":1}}]`) as [{ a: object }];
  expect(Object.getOwnPropertyNames(parsed[0].a)).toEqual(['b']);
});

test.each(['', '{', '{"secret":', '<html>', '{}x', 'undefined', "{'a':1}"])(
  'rejects %j, and does not repeat it in the error message',
  (text) => {
    expect(() => parse(text)).toThrow(/^The response is not JSON\.$/);
  },
);
