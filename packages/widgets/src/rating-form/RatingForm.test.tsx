// @vitest-environment jsdom
import { mediaTypes, messages } from '@gildshelf/api-client/contract';
import { type FixtureFetchOptions, fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { RatingForm } from './RatingForm.tsx';

afterEach(cleanup);

const { id } = fixtureTitle('game', 'hades-2018');
const item = { id, title: 'Hades' };
const { rateEndpoint } = mediaTypes.game;

async function show(host: FixtureFetchOptions & { signedIn?: boolean } = {}) {
  const onSignedOut = vi.fn();
  const onSaved = vi.fn();
  const onUnsavedChange = vi.fn();
  render(
    <Fixture signedIn {...host}>
      <RatingForm
        type="game"
        item={item}
        onSignedOut={onSignedOut}
        onSaved={onSaved}
        onUnsavedChange={onUnsavedChange}
      />
    </Fixture>,
  );
  const status = await screen.findByLabelText<HTMLSelectElement>('Status');
  await waitFor(() => expect(status.disabled).toBe(false));
  return { onSignedOut, onSaved, onUnsavedChange, user: userEvent.setup(), status };
}

const stars = () => screen.queryByRole('slider', { name: 'Rating' });
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('the form starts from what is kept, older labels read as what they mean', async () => {
  const endpoint = mediaTypes.game.getEndpoint;
  const body = { id, user_status: 'Currently Playing', user_rating: '3.5' };
  const { status } = await show({ exceptions: [{ endpoint, status: 200, body }] });
  expect(status.value).toBe('playing');
  expect(stars()?.getAttribute('aria-valuenow')).toBe('3.5');
});

test('the stars are hidden while the status is planned, and leaving it restores the rating until planned is saved', async () => {
  const { user, status } = await show();
  await user.selectOptions(status, 'Planned');
  expect(stars()).toBeNull();
  await user.selectOptions(status, 'Playing');
  expect(stars()?.getAttribute('aria-valuenow')).toBe('5');
  await user.selectOptions(status, 'Planned');
  await user.click(submit());
  await screen.findAllByText(messages.media.ratingSaved);
  await user.selectOptions(status, 'Playing');
  expect(stars()?.getAttribute('aria-valuenow')).toBe('0');
});

test('a title that is planned starts at 0 even if the host sends a rating with it', async () => {
  const body = { id, user_status: 'Plan to play', user_rating: 4 };
  const { user, status } = await show({
    exceptions: [{ endpoint: mediaTypes.game.getEndpoint, status: 200, body }],
  });
  await user.selectOptions(status, 'Playing');
  expect(stars()?.getAttribute('aria-valuenow')).toBe('0');
});

test(`a saved rating says '${messages.media.ratingSaved}'`, async () => {
  const { user, status } = await show({ shelves: {} });
  await user.selectOptions(status, 'Completed');
  stars()?.focus();
  await user.keyboard('{End}{ArrowDown}');
  await user.click(submit());
  expect((await screen.findAllByText(messages.media.ratingSaved)).length).toBeGreaterThan(0);
  expect(status.value).toBe('completed');
  expect(stars()?.getAttribute('aria-valuenow')).toBe('4.5');
});

test(`a failure says '${messages.media.ratingFailed}' and keeps the values`, async () => {
  const { user, status } = await show({ exceptions: [{ endpoint: rateEndpoint, status: 500 }] });
  await user.selectOptions(status, 'Dropped');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(messages.media.ratingFailed);
  expect(status.value).toBe('dropped');
});

test('what cannot be loaded says so', async () => {
  await show({ exceptions: [{ endpoint: mediaTypes.game.getEndpoint, status: 500 }] });
  expect((await screen.findByRole('alert')).textContent).toContain(messages.media.userContentFailed);
});

test('without a status nothing is sent', async () => {
  const { user } = await show({ shelves: {} });
  await user.click(submit());
  expect(screen.getByText('Please choose a status.')).toBeDefined();
});

test('who is not signed in, or no longer, is sent away', async () => {
  const visitor = await show({ signedIn: false });
  await visitor.user.click(submit());
  expect(visitor.onSignedOut).toHaveBeenCalledOnce();
  cleanup();
  const ended = await show({ exceptions: [{ endpoint: rateEndpoint, status: 401 }] });
  await ended.user.click(submit());
  await waitFor(() => expect(ended.onSignedOut).toHaveBeenCalledOnce());
});

test('whoever shows the form is told once the host has kept what was submitted, and only then', async () => {
  const { user, onSaved } = await show({ exceptions: [{ endpoint: rateEndpoint, status: 500, times: 1 }] });
  await user.click(submit());
  await screen.findByRole('alert');
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect((await screen.findAllByText(messages.media.ratingSaved)).length).toBeGreaterThan(0);
});

test('nobody is told of a form without a status, nor of one that comes back with 401', async () => {
  const empty = await show({ shelves: {} });
  await empty.user.click(submit());
  expect(empty.onSaved).not.toHaveBeenCalled();
  cleanup();
  const ended = await show({ exceptions: [{ endpoint: rateEndpoint, status: 401 }] });
  await ended.user.click(submit());
  await waitFor(() => expect(ended.onSignedOut).toHaveBeenCalledOnce());
  expect(ended.onSaved).not.toHaveBeenCalled();
});

test('a tracked title is removed after the same confirmation as on the dashboard, and the form starts anew', async () => {
  const { user, status } = await show();
  await user.selectOptions(status, 'Dropped');
  await user.click(screen.getByRole('button', { name: 'Remove from collection' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(messages.collection.confirmRemove('Hades'));
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  const notice = await screen.findByRole('dialog', { name: 'Successfully Removed' });
  expect(notice.textContent).toContain(messages.collection.removed('Hades'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('On your shelf'));
  expect(status.value).toBe('');
  expect(screen.queryByRole('button', { name: 'Remove from collection' })).toBeNull();
});

test('a removal that fails keeps the title and says so', async () => {
  const { user, status } = await show({
    exceptions: [{ endpoint: mediaTypes.game.removeEndpoint, status: 500 }],
  });
  await user.click(screen.getByRole('button', { name: 'Remove from collection' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(messages.collection.removeFailed('game'))).toBeDefined();
  expect(status.value).toBe('completed');
});

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test('a changed status or rating warns before the page is unloaded, until it is saved or changed back', async () => {
  const { user, status, onUnsavedChange } = await show();
  expect(leaving()).toBe(false);
  await user.selectOptions(status, 'Dropped');
  expect(leaving()).toBe(true);
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  await user.selectOptions(status, 'Completed');
  expect(leaving()).toBe(false);
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  stars()?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(leaving()).toBe(true);
  await user.click(submit());
  await screen.findAllByText(messages.media.ratingSaved);
  expect(leaving()).toBe(false);
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
});
