// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

afterEach(cleanup);

test('a skeleton and the children whose size it has are hidden from screen readers', () => {
  const { container } = render(
    <>
      <Skeleton />
      <Skeleton>
        <p role="note">4.50 / 5</p>
      </Skeleton>
    </>,
  );
  const [line, sized] = container.children;
  expect(line?.tagName).toBe('SPAN');
  expect(sized?.tagName).toBe('DIV');
  for (const element of [line, sized]) expect(element?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('note')).toBeNull();
  expect(sized?.textContent).toBe('4.50 / 5');
});
