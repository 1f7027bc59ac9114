// @vitest-environment jsdom
import { listTitleStatuses, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { presentTitle, useTitleStatus } from '@gildshelf/api-client/react';
import { type FixtureFetchOptions, fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { StatusMenu } from './StatusMenu.tsx';

afterEach(cleanup);

const { rateTitle } = mediaTypes.game;

function show(slug: string, host: FixtureFetchOptions & { signedIn?: boolean } = {}, beside?: ReactNode) {
  const onFailed = vi.fn();
  const item = fixtureTitle('game', slug);
  render(
    <Fixture signedIn {...host}>
      <StatusMenu type="game" item={item} view={presentTitle('game', item)} onFailed={onFailed} />
      {beside}
    </Fixture>,
  );
  return onFailed;
}

const button = (name: string) => screen.findByRole('button', { name });

test('the menu has the statuses of the media type, of which the present one is checked', async () => {
  show('elden-ring');
  await userEvent.click(await button('Elden Ring: Completed'));
  const items = await screen.findAllByRole('menuitemradio');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['Planned', 'false'],
    ['Playing', 'false'],
    ['Completed', 'true'],
    ['Dropped', 'false'],
  ]);
});

test('opens by keyboard, saves a status, and returns the focus to its button', async () => {
  show('bioshock');
  (await button('Add BioShock to your collection')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Planned'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const changed = await button('BioShock: Playing');
  await waitFor(() => expect(document.activeElement).toBe(changed));
});

test("shows 'Saving…' and the previous status until the server responds", async () => {
  show('elden-ring', { exceptions: [{ endpoint: rateTitle, delay: Infinity }] });
  await userEvent.click(await button('Elden Ring: Completed'));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dropped' }));
  expect((await screen.findByRole('status')).textContent).toBe('Saving…');
  expect(await button('Elden Ring: Completed')).toBeDefined();
});

test('reports a failure and shows the previous status', async () => {
  const onFailed = show('elden-ring', { exceptions: [{ endpoint: rateTitle, status: 500 }] });
  await userEvent.click(await button('Elden Ring: Completed'));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dropped' }));
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith(messages.media.ratingFailed));
  expect(await button('Elden Ring: Completed')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a rating that another device has changed in the meantime stays', async () => {
  const { id } = fixtureTitle('game', 'elden-ring');
  const stored = (rating: number) => ({ titles: [{ id: String(id), status: 'completed', rating }] });
  const bodies: unknown[] = [];
  show('elden-ring', {
    exceptions: [
      { endpoint: listTitleStatuses, status: 200, body: stored(1), times: 1 },
      { endpoint: listTitleStatuses, status: 200, body: stored(3.5) },
    ],
  });
  const send = vi.spyOn(JSON, 'stringify').mockName('stringify');
  await userEvent.click(await button('Elden Ring: Completed'));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dropped' }));
  await button('Elden Ring: Dropped');
  for (const [value] of send.mock.calls) if (value?.gameId) bodies.push(value);
  send.mockRestore();
  expect(bodies).toEqual([expect.objectContaining({ gameId: id, status: 'dropped', rating: 3.5 })]);
});

/** The state of the request on which the menu depends. */
function RequestState() {
  return <output>{useTitleStatus('game', fixtureTitle('game', 'elden-ring').id).state}</output>;
}

test.each<[string, string, FixtureFetchOptions & { signedIn?: boolean }]>([
  ['while no one is signed in', 'loading', { signedIn: false }],
  ['on a host without the call', 'failed', { exceptions: [{ endpoint: listTitleStatuses, status: 404 }] }],
])('renders nothing %s', async (_, state, host) => {
  show('elden-ring', host, <RequestState />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(state));
  expect(screen.queryByRole('button')).toBeNull();
});
