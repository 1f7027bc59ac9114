// @vitest-environment jsdom
import { catalogues, messages, ownMessages } from '@gildshelf/api-client/contract';
import { useTitles } from '@gildshelf/api-client/react';
import type { FixtureFetchOptions } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { MediaList } from './MediaList.tsx';

afterEach(cleanup);

function Chosen({ slugs, title }: { readonly slugs: readonly string[]; readonly title?: string }) {
  return <MediaList type="game" list={useTitles('game', slugs)} {...(title && { title })} />;
}

function show(slugs: readonly string[], host: FixtureFetchOptions = {}) {
  render(
    <Fixture {...host}>
      <Chosen slugs={slugs} />
    </Fixture>,
  );
}

test('links the titles in the order of their slugs, and omits unknown ones', async () => {
  show(['portal-2', 'nothing', 'hades-2018']);
  await screen.findByRole('link', { name: /Hades/ });
  const cards = within(screen.getByRole('region', { name: 'Chosen games' })).getAllByRole('link');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/game/portal-2', '/game/hades-2018']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error message when no title is known, and when a request fails', async () => {
  show(['nothing']);
  expect((await screen.findByRole('alert')).textContent).toBe(ownMessages.embed.noTitles);
  cleanup();
  show(['portal-2'], { exceptions: [{ endpoint: catalogues.game.getTitleDetails, status: 500 }] });
  expect((await screen.findByRole('alert')).textContent).toBe(messages.media.detailsFailed);
});

test('renders its heading on the server without data and without style attributes', () => {
  const html = renderToString(
    <Fixture>
      <Chosen slugs={['portal-2']} title="My games" />
    </Fixture>,
  );
  expect(html).toContain('My games');
  expect(html).not.toContain('style=');
});
