import { expect, test } from 'vitest';
import { rulePlaceholders } from './rulePlaceholders.ts';

const base = 1;
const variant = 2;

/** A chunk as a bundler writes it: a rule that is used twice, and the rule of a variant. */
function chunk() {
  const placeholders = rulePlaceholders();
  const red = placeholders.sign(base, 'gs-c-a', '&{color:red}');
  const again = placeholders.sign(base, 'gs-c-a', '&{color:red}');
  const wide = placeholders.sign(variant, 'gs-c-a-b-size-lg', '&:hover{content:"\\""}');
  return { placeholders, code: `css(["a","${wide}"],['a','${red}',"${again}",""])` };
}

test('fill puts the text of each rule back in place of its placeholder', () => {
  const { placeholders, code } = chunk();
  expect(placeholders.fill(code)).toBe(
    `css(["a","&:hover{content:\\"\\\\\\"\\"}"],['a',"&{color:red}","&{color:red}",""])`,
  );
});

test('take removes the rules from the script and returns each once, in order, with its class name', () => {
  const { placeholders, code } = chunk();
  expect(placeholders.take(code)).toEqual({
    code: `css(["a",""],['a',"","",""])`,
    rules: [
      [],
      [['gs-c-a', '.gs-c-a{color:red}']],
      [['gs-c-a-b-size-lg', '.gs-c-a-b-size-lg:hover{content:"\\""}']],
    ],
  });
});

test('leaves a string alone that resembles a placeholder but has no rule', () => {
  expect(rulePlaceholders().fill('log("@@gs7@@")')).toBe('log("@@gs7@@")');
});
