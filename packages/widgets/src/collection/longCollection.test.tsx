// @vitest-environment jsdom
import { mediaTypes, messages } from '@gildshelf/api-client/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fixture, type FixtureProps } from '../testing/Fixture.tsx';
import { Collection } from './Collection.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const endpoint = mediaTypes.game.listTrackedTitles;
const titles = Array.from({ length: 120 }, (_, number) => ({
  ...{ id: `${number}`, slug: `title-${number}`, name: `Title ${number}` },
  ...{ user_status: number % 2 ? 'playing' : 'dropped', user_rating: 4 },
}));
const first = { endpoint, query: { limit: '50' }, status: 200, body: titles.slice(0, 50) };

function show(exceptions: FixtureProps['exceptions']) {
  render(
    <Fixture signedIn exceptions={exceptions}>
      <Collection browseHref="/" />
    </Fixture>,
  );
}
const announced = () => screen.getAllByRole('status')[0]?.textContent;
const card = () => screen.findByRole('link', { name: /^Title 0/ });

test('shows the first 50 titles without a total until the visitor interacts, then all of them', async () => {
  show([first, { endpoint, status: 200, body: titles }]);
  const [item] = [(await card()).closest('li')];
  expect(item?.ariaSetSize).toBe('-1');
  expect(item?.ariaPosInSet).toBe('1');
  expect(announced()).toBe('');
  fireEvent.scroll(document);
  await waitFor(() => expect(announced()).toBe('120 games'));
  expect((await card()).closest('li')?.ariaSetSize).toBe('120');
});

test('a filter shows a spinner until all titles have loaded, and applies to all of them', async () => {
  show([first, { endpoint, status: 200, body: titles, delay: 50 }]);
  await card();
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'dropped' } });
  expect(screen.queryByRole('link', { name: /^Title/ })).toBeNull();
  expect(screen.getByText('Loading your games')).toBeDefined();
  await waitFor(() => expect(announced()).toBe('60 games, status: Dropped'));
});

test('when the rest fails to load, shows an error below the first titles, and in place of a filtered list', async () => {
  show([first, { endpoint, status: 500 }]);
  await card();
  fireEvent.scroll(document);
  expect((await screen.findByRole('alert')).textContent).toContain(messages.media.userContentFailed);
  expect(await card()).toBeDefined();
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Dropped');
  expect((await screen.findByRole('alert')).textContent).toContain(messages.media.userContentFailed);
  expect(screen.queryByRole('link', { name: /^Title/ })).toBeNull();
});

test('makes no second request when the API ignores the limit and returns all titles', async () => {
  const rest = { endpoint, status: 500 };
  show([{ ...first, body: titles }, rest]);
  await card();
  expect(announced()).toBe('120 games');
  fireEvent.scroll(document);
  expect(screen.queryByRole('alert')).toBeNull();
});
