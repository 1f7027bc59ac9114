// @vitest-environment jsdom
import { getPublicList, listMessages } from '@gildshelf/api-client/contract';
import { usePublicList, usePublicLists } from '@gildshelf/api-client/react';
import { fixtureUser } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { ListOverview } from './ListOverview.tsx';
import { TitleList } from './TitleList.tsx';

afterEach(cleanup);

const { username } = fixtureUser;

function PublicList({ slug, limit }: { readonly slug: string; readonly limit?: number }) {
  const list = usePublicList(username, slug, { limit });
  if (list.state !== 'ready') return <p>{list.state}</p>;
  return <TitleList list={list.data} more={list.more} pageAfter={(after) => `?after=${after}`} />;
}

function PublicLists() {
  const lists = usePublicLists(username);
  if (lists.state !== 'ready') return <p>{lists.state}</p>;
  return <ListOverview label="Lists" lists={lists.data.items} hrefOf={({ slug }) => `/lists/${slug}`} />;
}

const show = (content: ReactNode) => render(<Fixture>{content}</Fixture>);

test('a ranked list has places, links, facts and notes in its order', async () => {
  show(<PublicList slug="worlds-i-would-move-to" />);
  const list = await screen.findByRole('list', { name: 'Worlds I would move to' });
  expect(list.tagName).toBe('OL');
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^1Disco ElysiumGame, 2019.*please\.$/);
  expect(second?.textContent).toMatch(/^2Frieren/);
  expect(within(list).getByRole('link', { name: 'Chrono Trigger' }).getAttribute('href')).toBe(
    '/game/chrono-trigger',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test("'Show more' is a link to the next page, and appends it with JavaScript", async () => {
  show(<PublicList slug="worlds-i-would-move-to" limit={2} />);
  const more = await screen.findByRole('link', { name: 'Show more titles' });
  expect(more.getAttribute('href')).toBe('?after=2');
  await userEvent.click(more);
  expect(await screen.findByText(/Steins/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('4');
});

test('a list without titles has a message, and a private one is missing', async () => {
  show(<PublicList slug="with-noor" />);
  expect(await screen.findByText(listMessages.noEntries)).toBeDefined();
  cleanup();
  show(<PublicList slug="winter-evenings" />);
  expect(await screen.findByText('missing')).toBeDefined();
});

test('a failed request is not a missing list', async () => {
  render(
    <Fixture exceptions={[{ endpoint: getPublicList, status: 500 }]}>
      <PublicList slug="worlds-i-would-move-to" />
    </Fixture>,
  );
  expect(await screen.findByText('failed')).toBeDefined();
});

test('an overview has the names as links, the numbers of titles and the first covers', async () => {
  show(<PublicLists />);
  const list = await screen.findByRole('list', { name: 'Lists' });
  const link = within(list).getByRole('link', { name: 'Worlds I would move to' });
  expect(link.getAttribute('href')).toBe('/lists/worlds-i-would-move-to');
  const [card] = within(list).getAllByRole('listitem') as [HTMLElement];
  expect(within(card).getByText('6 titles, ranked')).toBeDefined();
  expect(card.querySelectorAll('img')).toHaveLength(4);
  expect(within(list).queryByText('Winter evenings')).toBeNull();
});
