import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { css } from './css.ts';
import { styled } from './styled.ts';

const part = [
  'box',
  '&{color:red}',
  { size: { sm: ['s', '&{width:1px}'], md: ['m', '&{width:2px}'] } },
] as const;

test('a variant adds its class, a missing variant has its default, an unknown value adds no class', () => {
  expect(css(part)({ size: 'sm' }).className).toBe('box box-s-size-sm');
  expect(css(part)().className).toBe('box');
  expect(css(part)({ size: 'xl' }).className).toBe('box');
  const withDefault = css([...part, { size: 'md' }]);
  expect(withDefault().className).toBe('box box-m-size-md');
  expect(withDefault({ size: 'sm' }).className).toBe('box box-s-size-sm');
});

test('passes attributes and className to the element, but no variant props', () => {
  const Box = styled('div', part);
  expect(renderToString(<Box size="sm" id="one" className="own" />)).toBe(
    '<div id="one" class="box box-s-size-sm own"></div>',
  );
  expect(renderToString(<Box as="section">text</Box>)).toBe('<section class="box">text</section>');
});
