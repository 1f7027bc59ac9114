// @vitest-environment jsdom
import {
  catalogues,
  endpointUrl,
  getHistorySettings,
  getTitleHistory,
  historyMessages,
  messages,
  ownMessages,
  updateHistorySettings,
} from '@gildshelf/api-client/contract';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type SiteHost } from '../support/siteHost.ts';
import { detailsCall, findTitle } from './mediaSite.ts';

// The date of the fixtures.
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const slug = 'disco-elysium';
const title = fixtureTitle('game', slug);
const name = 'Disco Elysium';
const historyCall = `GET ${endpointUrl(getTitleHistory, { params: { mediaType: 'game', titleId: String(title.id) } })}`;

/** Opens the page of a title in the collection of the user, on a host whose titles have details. */
async function open(options: SiteOptions = {}) {
  const host = options.host ?? createSiteHost();
  host.respondTo(detailsCall('game', slug), { json: { ...title, details: {} } });
  const site = await openSite(catalogues.game.detailPath(slug), { signedIn: true, ...options, host });
  await findTitle(name);
  return site;
}

const findPlays = () => screen.findByRole('region', { name: 'Your plays' });
const findForm = () => screen.findByRole('region', { name: `On your shelf: ${name}` });
const prompt = () => screen.queryByRole('region', { name: /^When did you/ });
const historyCalls = (host: SiteHost) =>
  host.calls().filter((call) => /\/api\/(history|plays|tags|profile\/history)/.test(call));

/** Saves a status in the form and waits for the toast. */
async function saveStatus({ user }: Awaited<ReturnType<typeof open>>, status: string) {
  const select = await screen.findByLabelText<HTMLSelectElement>('Status');
  await waitFor(() => expect(select.disabled).toBe(false));
  await user.selectOptions(select, status);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findAllByText(messages.media.ratingSaved);
}

describe('the history of a title', () => {
  test('is shown below the form of a signed-in user, before the description', async () => {
    await open();
    const form = await findForm();
    const plays = await findPlays();
    const note = screen.getByRole('region', { name: 'Private note' });
    const description = screen.getByRole('heading', { name: 'Description' });
    const parts = [form, plays, note, description];
    for (const [index, part] of parts.slice(1).entries())
      expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(plays).getAllByRole('listitem').length).toBeGreaterThan(3);
    within(note).getByText('Play the next one without skill points in Logic.');
  });

  test('is neither shown nor requested for a visitor', async () => {
    const { host } = await open({ signedIn: false });
    await screen.findByRole('link', { name: 'Log In' });
    await waitFor(() => expect(host.calls()).toContain(`${detailsCall('game', slug)}/related`));
    expect(historyCalls(host)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Your plays' })).toBeNull();
  });

  test('is not requested from a host whose titles have no details', async () => {
    const { host } = await openSite(catalogues.game.detailPath(slug), { signedIn: true });
    await findForm();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Status').disabled).toBe(false));
    expect(historyCalls(host)).toEqual([]);
    expect(screen.queryByText('Your plays')).toBeNull();
  });

  test('is left out, without an error or a prompt, if the host has no such call', async () => {
    const host = createSiteHost();
    host.respondTo(/\/api\/(history|plays|tags)/, { status: 404, json: { message: 'Not found' } });
    const site = await open({ host });
    await waitFor(() => expect(screen.queryByText('Your plays')).toBeNull());
    await saveStatus(site, 'Completed');
    expect(prompt()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that could not be loaded can be requested again', async () => {
    const host = createSiteHost();
    const repair = host.respondTo(historyCall, { status: 500, json: {} });
    const { user } = await open({ host });
    await screen.findByText(historyMessages.loadFailed);
    await findForm();
    repair();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    await findPlays();
  });
});

describe('the prompt for a date', () => {
  test('is shown after a change of the status, beside the required toast, and closed once a date is saved', async () => {
    const site = await open();
    await findPlays();
    await saveStatus(site, 'Completed');
    const finished = await screen.findByRole('region', { name: 'When did you finish?' });
    expect(screen.getAllByText(messages.media.ratingSaved).length).toBeGreaterThan(0);
    await site.user.click(within(finished).getByRole('button', { name: 'Finished today' }));
    await waitFor(() => expect(prompt()).toBeNull());
  });

  test('is not shown when only the rating or nothing has changed', async () => {
    const site = await open();
    await findPlays();
    const select = await screen.findByLabelText<HTMLSelectElement>('Status');
    await waitFor(() => expect(select.disabled).toBe(false));
    await site.user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findAllByText(messages.media.ratingSaved);
    expect(prompt()).toBeNull();
  });

  test('is not shown once the user has turned it off, also after a reload', async () => {
    const site = await open();
    await findPlays();
    await saveStatus(site, 'Completed');
    const finished = await screen.findByRole('region', { name: 'When did you finish?' });
    await site.user.click(within(finished).getByRole('button', { name: "Don't ask again" }));
    await waitFor(() => expect(prompt()).toBeNull());
    expect(localStorage.getItem('statusDates')).not.toBeNull();
    await site.reload();
    await findPlays();
    await saveStatus(site, 'Playing');
    expect(prompt()).toBeNull();
  });
});

test('an unsaved note requires a confirmation before a link leaves the page', async () => {
  const host = createSiteHost();
  host.respondTo(historyCall.replace('GET', 'PATCH'), { status: 503, json: {} });
  const { user } = await open({ host });
  const note = within(await screen.findByRole('region', { name: 'Private note' }));
  await user.click(note.getByRole('button', { name: 'Edit note' }));
  await user.type(note.getByLabelText('Your note'), ' Or with them.');
  await user.click(screen.getByRole('link', { name: 'Search' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: ownMessages.unsaved.title }));
  await user.click(confirmation.getByRole('button', { name: ownMessages.unsaved.stay }));
  expect(note.getByLabelText<HTMLTextAreaElement>('Your note').value).toMatch(/Or with them\.$/);
});

test("the first added play saves the browser's time zone for a user without one", async () => {
  const { host, user } = await open();
  const plays = await findPlays();
  const settings = `GET ${getHistorySettings.path}`;
  expect(host.calls()).not.toContain(settings);
  await user.click(within(plays).getByRole('button', { name: 'Add a play' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /save/i }));
  const change = `PATCH ${updateHistorySettings.path}`;
  await waitFor(() => expect(host.calls()).toContain(change));
  const { body } = host.requests.find(({ method, path }) => `${method} ${path}` === change) ?? { body: '{}' };
  expect(JSON.parse(body)).toEqual({ time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
});

test('the dialog before a removal shows for how long plays and notes are stored, if the title has any', async () => {
  const { user } = await open();
  await findPlays();
  await user.click(await screen.findByRole('button', { name: 'Remove from collection' }));
  const confirmation = await screen.findByRole('alertdialog');
  expect(confirmation.textContent).toContain(messages.collection.confirmRemove(name));
  await within(confirmation).findByText(historyMessages.storedAfterRemoval);
  expect(historyMessages.storedAfterRemoval).toContain('30 days');
});
