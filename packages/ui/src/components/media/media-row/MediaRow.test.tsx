// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MediaRow } from './MediaRow.tsx';

afterEach(cleanup);

const part = (name: string) => document.querySelector(`[data-part="${name}"]`);

test('has the rank, the name as a link, the facts and the note in their order', () => {
  render(
    <MediaRow
      rank={12}
      name="Hades"
      href="/game/hades"
      details={['Game', '2020']}
      note={'The first\none I finished.'}
    />,
  );
  expect(screen.getByRole('link', { name: 'Hades' }).getAttribute('href')).toBe('/game/hades');
  expect(part('rank')?.textContent).toBe('12');
  expect(part('details')?.textContent).toBe('Game · 2020');
  expect(part('note')?.textContent).toBe('The first\none I finished.');
  expect(part('note')?.getAttribute('dir')).toBe('auto');
});

test('leaves out the parts without content', () => {
  render(<MediaRow as="li" name="Hades" note="" />);
  expect(screen.getByRole('listitem').textContent).toBe('Hades');
  expect(screen.queryByRole('link')).toBeNull();
  expect(part('title')?.textContent).toBe('Hades');
  expect(part('cover')).not.toBeNull();
  for (const name of ['rank', 'details', 'note', 'marks', 'rating', 'action']) expect(part(name)).toBeNull();
});

test('passes the ref of its element', () => {
  let element: HTMLElement | null = null;
  render(
    <MediaRow
      name="Hades"
      id="row"
      ref={(node) => {
        element = node;
      }}
    />,
  );
  expect(element).toBe(document.getElementById('row'));
});
