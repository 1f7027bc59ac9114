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
const { rateTitle } = mediaTypes.game;

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

test('starts from the saved values and accepts older status labels', async () => {
  const endpoint = mediaTypes.game.getTrackedTitle;
  const body = { id, user_status: 'Currently Playing', user_rating: '3.5' };
  const { status } = await show({ exceptions: [{ endpoint, status: 200, body }] });
  expect(status.value).toBe('playing');
  expect(stars()?.getAttribute('aria-valuenow')).toBe('3.5');
});

test('hides the stars while the status is planned; another status restores the rating until planned is saved', async () => {
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

test('a planned title starts at rating 0 even if the API returns a rating', async () => {
  const body = { id, user_status: 'Plan to play', user_rating: 4 };
  const { user, status } = await show({
    exceptions: [{ endpoint: mediaTypes.game.getTrackedTitle, status: 200, body }],
  });
  await user.selectOptions(status, 'Playing');
  expect(stars()?.getAttribute('aria-valuenow')).toBe('0');
});

test(`shows '${messages.media.ratingSaved}' after saving`, async () => {
  const { user, status } = await show({ shelves: {} });
  await user.selectOptions(status, 'Completed');
  stars()?.focus();
  await user.keyboard('{End}{ArrowDown}');
  await user.click(submit());
  expect((await screen.findAllByText(messages.media.ratingSaved)).length).toBeGreaterThan(0);
  expect(status.value).toBe('completed');
  expect(stars()?.getAttribute('aria-valuenow')).toBe('4.5');
});

test(`shows '${messages.media.ratingFailed}' when saving fails, and keeps the values`, async () => {
  const { user, status } = await show({ exceptions: [{ endpoint: rateTitle, status: 500 }] });
  await user.selectOptions(status, 'Dropped');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(messages.media.ratingFailed);
  expect(status.value).toBe('dropped');
});

test('shows an error when the saved values fail to load', async () => {
  await show({ exceptions: [{ endpoint: mediaTypes.game.getTrackedTitle, status: 500 }] });
  expect((await screen.findByRole('alert')).textContent).toContain(messages.media.userContentFailed);
});

test('shows a validation error when submitted without a status', async () => {
  const { user } = await show({ shelves: {} });
  await user.click(submit());
  expect(screen.getByText('Please choose a status.')).toBeDefined();
});

test('calls onSignedOut when the user is not signed in or the session has expired', async () => {
  const visitor = await show({ signedIn: false });
  await visitor.user.click(submit());
  expect(visitor.onSignedOut).toHaveBeenCalledOnce();
  cleanup();
  const expired = await show({ exceptions: [{ endpoint: rateTitle, status: 401 }] });
  await expired.user.click(submit());
  await waitFor(() => expect(expired.onSignedOut).toHaveBeenCalledOnce());
});

test('calls onSaved only once the server has saved the values', async () => {
  const { user, onSaved } = await show({ exceptions: [{ endpoint: rateTitle, status: 500, times: 1 }] });
  await user.click(submit());
  await screen.findByRole('alert');
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(submit());
  const tracking = { status: 'completed', rating: 5 };
  await waitFor(() => expect(onSaved.mock.calls).toEqual([[tracking, tracking]]));
  expect((await screen.findAllByText(messages.media.ratingSaved)).length).toBeGreaterThan(0);
});

test('calls onSaved with the values that were saved before, null for a title that was not tracked', async () => {
  const { user, status, onSaved } = await show({ shelves: {} });
  await user.selectOptions(status, 'Planned');
  await user.click(submit());
  await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith({ status: 'planned', rating: 0 }, null));
  await user.selectOptions(status, 'Dropped');
  await user.click(submit());
  await waitFor(() =>
    expect(onSaved).toHaveBeenLastCalledWith(
      { status: 'dropped', rating: 0 },
      { status: 'planned', rating: 0 },
    ),
  );
});

test('does not call onSaved without a status or after a 401 response', async () => {
  const empty = await show({ shelves: {} });
  await empty.user.click(submit());
  expect(empty.onSaved).not.toHaveBeenCalled();
  cleanup();
  const expired = await show({ exceptions: [{ endpoint: rateTitle, status: 401 }] });
  await expired.user.click(submit());
  await waitFor(() => expect(expired.onSignedOut).toHaveBeenCalledOnce());
  expect(expired.onSaved).not.toHaveBeenCalled();
});

test('removes a tracked title after the same confirmation as on the dashboard, and resets the form', async () => {
  const { user, status } = await show();
  await user.selectOptions(status, 'Dropped');
  await user.click(screen.getByRole('button', { name: 'Remove from collection' }));
  const confirmation = await screen.findByRole('alertdialog');
  expect(confirmation.textContent).toContain(messages.collection.confirmRemove('Hades'));
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
  const notice = await screen.findByRole('dialog', { name: 'Successfully Removed' });
  expect(notice.textContent).toContain(messages.collection.removed('Hades'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('On your shelf'));
  expect(status.value).toBe('');
  expect(screen.queryByRole('button', { name: 'Remove from collection' })).toBeNull();
});

test('a failed removal keeps the title and shows an error message', async () => {
  const { user, status } = await show({
    exceptions: [{ endpoint: mediaTypes.game.removeTitle, status: 500 }],
  });
  await user.click(screen.getByRole('button', { name: 'Remove from collection' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(messages.collection.removeFailed('game'))).toBeDefined();
  expect(status.value).toBe('completed');
});

const unloadIsBlocked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test('blocks unloading the page while the status or the rating has unsaved changes', async () => {
  const { user, status, onUnsavedChange } = await show();
  expect(unloadIsBlocked()).toBe(false);
  await user.selectOptions(status, 'Dropped');
  expect(unloadIsBlocked()).toBe(true);
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  await user.selectOptions(status, 'Completed');
  expect(unloadIsBlocked()).toBe(false);
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  stars()?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(unloadIsBlocked()).toBe(true);
  await user.click(submit());
  await screen.findAllByText(messages.media.ratingSaved);
  expect(unloadIsBlocked()).toBe(false);
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
});
