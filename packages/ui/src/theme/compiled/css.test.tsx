import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { css } from './css.ts';
import { styled } from './styled.ts';

const part = [
  'h',
  '&{color:red}',
  { size: { sm: ['s', '&{width:1px}'], md: ['m', '&{width:2px}'] } },
] as const;

test('a variant adds its class, a missing variant has its default, an unknown value adds no class', () => {
  expect(css(part)({ size: 'sm' }).className).toBe('gs-c-h gs-c-h-s-size-sm');
  expect(css(part)().className).toBe('gs-c-h');
  expect(css(part)({ size: 'xl' }).className).toBe('gs-c-h');
  const withDefault = css([...part, { size: 'md' }]);
  expect(withDefault().className).toBe('gs-c-h gs-c-h-m-size-md');
  expect(withDefault({ size: 'sm' }).className).toBe('gs-c-h gs-c-h-s-size-sm');
});

test('passes attributes and className to the element, but no variant props', () => {
  const Box = styled('div', part);
  expect(renderToString(<Box size="sm" id="one" className="own" />)).toBe(
    '<div id="one" class="gs-c-h gs-c-h-s-size-sm own"></div>',
  );
  expect(renderToString(<Box as="section">text</Box>)).toBe('<section class="gs-c-h">text</section>');
});
