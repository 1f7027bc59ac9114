// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

afterEach(cleanup);

test('a skeleton is not read, nor are the words whose room it keeps', () => {
  const { container } = render(
    <>
      <Skeleton />
      <Skeleton>
        <p role="note">4.50 / 5</p>
      </Skeleton>
    </>,
  );
  const [line, room] = container.children;
  expect(line?.tagName).toBe('SPAN');
  expect(room?.tagName).toBe('DIV');
  for (const place of [line, room]) expect(place?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('note')).toBeNull();
  expect(room?.textContent).toBe('4.50 / 5');
});
