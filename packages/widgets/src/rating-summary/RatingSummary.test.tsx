// @vitest-environment jsdom
import { embedMessages } from '@gildshelf/api-client/contract';
import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RatingSummary, type RatingSummaryProps } from './RatingSummary.tsx';

afterEach(cleanup);

const view = present('game', fixtureTitle('game', 'hades-2018'));

function show(props: Partial<RatingSummaryProps> = {}) {
  render(
    <RatingSummary
      type="game"
      view={view}
      href="/game/hades"
      rating={{ average: 4.25, count: 12 }}
      {...props}
    />,
  );
  return screen.getByRole('region', { name: 'Rating of Hades' });
}

test.each(['sm', 'md'] as const)(
  'in size %s the title is a heading with a link, and the stars have a name',
  (size) => {
    show({ size });
    const link = screen.getByRole('link', { name: 'Hades' });
    expect(link.getAttribute('href')).toBe('/game/hades');
    expect(link.parentElement?.tagName).toBe('H2');
    expect(screen.getByRole('img', { name: /of 5 stars/ })).toBeDefined();
  },
);

test('in size sm the number of ratings is short, and the media type is not shown', () => {
  expect(show({ size: 'sm' }).textContent).toBe('Hades4.3 / 512 ratings');
  cleanup();
  expect(show({ size: 'sm', rating: { average: 5, count: 1 } }).textContent).toContain('1 rating');
  cleanup();
  const unrated = show({ size: 'sm', rating: { average: null, count: 0 } });
  expect(unrated.textContent).toBe(`Hades–${embedMessages.unrated}`);
});

test('shows its action in both sizes', () => {
  for (const size of ['sm', 'md'] as const) {
    show({ size, action: <button type="button">Rate</button> });
    expect(screen.getByRole('button', { name: 'Rate' })).toBeDefined();
    cleanup();
  }
});
