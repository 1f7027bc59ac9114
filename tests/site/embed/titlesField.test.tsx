// @vitest-environment jsdom
import { ownMessages, serverLimits } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSiteHost } from '../support/siteHost.ts';
import { field, openBuilder, preview, snippet } from './builderSite.ts';

const list = () => within(screen.getByRole('list', { name: 'Titles' }));
/** The rows as they are shown: '1Portal 2'. */
const rows = () =>
  list()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => list().getByRole('button', { name });
const announcement = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
const rejection = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text));

async function openList(parameters: Readonly<Record<string, string>> = {}, host = createSiteHost()) {
  const site = await openBuilder({ widget: 'list', ...parameters }, { host });
  await screen.findByLabelText('Titles', { selector: 'input' });
  const input = screen.getByLabelText<HTMLInputElement>('Titles', { selector: 'input' });
  const addByName = async (text: string, name: string) => {
    await site.user.type(input, text);
    await screen.findByRole('option', { name: new RegExp(`^${name}`) });
    await site.user.keyboard('{ArrowDown}{Enter}');
  };
  return { ...site, input, addByName };
}

test('titles that are found by their names are listed in their order, in the URL and in the preview', async () => {
  const { input, addByName } = await openList();
  expect(preview().queryByText(ownMessages.builder.noTitles)).not.toBeNull();
  await addByName('portal', 'Portal 2');
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('');
  await announcement('Portal 2 added, 1 of 1');
  await addByName('hades', 'Hades');
  await announcement('Hades added, 2 of 2');
  expect(rows()).toEqual(['1Portal 2', '2Hades']);
  screen.getByText(`2 of ${serverLimits.listedTitles} titles`);
  await waitFor(() => expect(location.search).toBe('?widget=list&type=game&slugs=portal-2%2Chades-2018'));
  await preview().findByRole('link', { name: /Hades/ });
  expect(snippet('Script tag')).toContain('slugs="portal-2,hades-2018"');
});

test('the first title chooses the media type, and the search offers only that one from then on', async () => {
  const { user, input, addByName } = await openList();
  await addByName('galactic', 'Legend of the Galactic Heroes');
  expect(field('Kind').value).toBe('anime');
  await user.type(input, 'legend');
  await screen.findAllByRole('option');
  expect(screen.queryByRole('option', { name: /Zelda/ })).toBeNull();
});

test('the slugs of the URL are shown with their names, an unknown one as it is, and each is requested once', async () => {
  const host = createSiteHost();
  const { user } = await openList({ slugs: 'portal-2, no-such-game,hades-2018,portal-2' }, host);
  await waitFor(() => expect(rows()).toEqual(['1Portal 2', '2no-such-gameNot found on this site', '3Hades']));
  await preview().findByRole('link', { name: /Hades/ });
  expect(host.calls().filter((call) => call.endsWith('/portal-2'))).toHaveLength(1);
  await user.click(button('Remove no-such-game'));
  expect(rows()).toEqual(['1Portal 2', '2Hades']);
  await waitFor(() => expect(location.search).toBe('?widget=list&slugs=portal-2%2Chades-2018'));
});

test('buttons move a title, and the focus stays on them also at the ends', async () => {
  const { user } = await openList({ slugs: 'portal-2,hades-2018,elden-ring' });
  await list().findByText('Elden Ring');
  button('Move down Portal 2').focus();
  await user.keyboard('{Enter}');
  await announcement('Portal 2 moved, 2 of 3');
  await user.keyboard(' ');
  await announcement('Portal 2 moved, 3 of 3');
  expect(rows()).toEqual(['1Hades', '2Elden Ring', '3Portal 2']);
  const down = button('Move down Portal 2');
  expect(document.activeElement).toBe(down);
  expect(down.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(rows()).toEqual(['1Hades', '2Elden Ring', '3Portal 2']);
  await user.click(button('Move up Elden Ring'));
  expect(rows()).toEqual(['1Elden Ring', '2Hades', '3Portal 2']);
  expect(document.activeElement).toBe(button('Move up Elden Ring'));
  expect(button('Move up Elden Ring').getAttribute('aria-disabled')).toBe('true');
});

test('Alt with an arrow key moves a title, and Delete removes it, from any of its buttons', async () => {
  const { user } = await openList({ slugs: 'portal-2,hades-2018,elden-ring' });
  await list().findByText('Elden Ring');
  button('Remove Elden Ring').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(rows()).toEqual(['1Portal 2', '2Elden Ring', '3Hades']);
  expect(document.activeElement).toBe(button('Remove Elden Ring'));
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(rows()).toEqual(['1Portal 2', '2Hades', '3Elden Ring']);
  await user.keyboard('{Delete}');
  expect(rows()).toEqual(['1Portal 2', '2Hades']);
});

test('after a removal the focus is on the next title, then on the one before, then in the field', async () => {
  const { user, input } = await openList({ slugs: 'portal-2,hades-2018,elden-ring' });
  await list().findByText('Elden Ring');
  await user.click(button('Remove Hades'));
  await announcement('Hades removed');
  expect(document.activeElement).toBe(button('Remove Elden Ring'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Remove Portal 2'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(input);
  screen.getByText('No titles yet. Search for the first one.');
  await waitFor(() => expect(location.search).toBe('?widget=list'));
});

test('a title that is in the list already is rejected', async () => {
  const { user, input, addByName } = await openList({ slugs: 'portal-2' });
  await addByName('portal', 'Portal 2');
  await rejection('Portal 2 is in the list already.');
  expect(rows()).toHaveLength(1);
  await user.type(input, 'p');
  expect(screen.queryByText('Portal 2 is in the list already.')).toBeNull();
});

test('a title beyond the limit of the contract is rejected', async () => {
  const slugs = Array.from({ length: serverLimits.listedTitles }, (_, index) => `game-${index}`);
  const { user, addByName } = await openList({ slugs: slugs.join(',') });
  await addByName('portal', 'Portal 2');
  const message = ownMessages.embed.tooManySlugs(serverLimits.listedTitles);
  await rejection(message);
  expect(rows()).toHaveLength(serverLimits.listedTitles);
  await user.click(button('Remove game-0'));
  expect(screen.queryByText(message)).toBeNull();
  await addByName('portal', 'Portal 2');
  expect(rows().at(-1)).toBe(`${serverLimits.listedTitles}Portal 2`);
});

test('a URL with too many titles shows all of them with the limit, and requests no more than the limit', async () => {
  const host = createSiteHost();
  const slugs = Array.from({ length: serverLimits.listedTitles + 3 }, (_, index) => `game-${index}`);
  await openList({ slugs: slugs.join(',') }, host);
  await rejection(ownMessages.embed.tooManySlugs(serverLimits.listedTitles));
  expect(rows()).toHaveLength(slugs.length);
  await waitFor(() => expect(host.calls().filter((call) => /\/game-\d+$/.test(call))).toHaveLength(24));
});

test('the URL of a title page is an option, and one of another media type is rejected', async () => {
  const { user, input } = await openList();
  await user.click(input);
  await user.paste('https://shelf.example/game/portal-2?from=blog');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual(['1Portal 2']));
  await user.paste('https://shelf.example/anime/frieren');
  await user.keyboard('{Enter}');
  await rejection('A list has titles of one kind, and this one has games.');
  expect(rows()).toEqual(['1Portal 2']);
});

test('text that is none of the results stays, with an error message once the focus has left the field', async () => {
  const { user, input } = await openList();
  await user.type(input, 'portal');
  await screen.findByRole('option', { name: /^Portal 2/ });
  fireEvent.blur(input);
  await rejection('“portal” is not among the results. Choose one of them.');
  expect(input.value).toBe('portal');
});

test('when the search fails, the end of the URL of a title page is an option', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = createSiteHost();
  host.respondTo(/search$/, { status: 503 });
  const { user, input } = await openList({}, host);
  await user.type(input, 'portal-2');
  await screen.findByRole('option', { name: 'portal-2' });
  expect(screen.getAllByText(/^The search is not available\. Enter the last part/)).not.toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual(['1Portal 2']));
});
