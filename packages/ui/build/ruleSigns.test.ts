import { expect, test } from 'vitest';
import { ruleSigns } from './ruleSigns.ts';

const look = 1;
const variant = 2;

/** A chunk with two looks of which one is named twice, as a bundler writes it. */
function chunk() {
  const signs = ruleSigns();
  const red = signs.sign(look, 'gs-c-a', '&{color:red}');
  const again = signs.sign(look, 'gs-c-a', '&{color:red}');
  const wide = signs.sign(variant, 'gs-c-a-b-size-lg', '&:hover{content:"\\""}');
  return { signs, code: `css(["a","${wide}"],['a','${red}',"${again}",""])` };
}

test('in a script every text comes back to its place', () => {
  const { signs, code } = chunk();
  expect(signs.fill(code)).toBe(
    `css(["a","&:hover{content:\\"\\\\\\"\\"}"],['a',"&{color:red}","&{color:red}",""])`,
  );
});

test('for a style sheet the texts leave the script, each once, in their order and with their names', () => {
  const { signs, code } = chunk();
  expect(signs.take(code)).toEqual({
    code: `css(["a",""],['a',"","",""])`,
    rules: [
      [],
      [['gs-c-a', '.gs-c-a{color:red}']],
      [['gs-c-a-b-size-lg', '.gs-c-a-b-size-lg:hover{content:"\\""}']],
    ],
  });
});

test('what looks like a sign and is none stays as it is', () => {
  expect(ruleSigns().fill('log("@@gs7@@")')).toBe('log("@@gs7@@")');
});
