// @vitest-environment jsdom
import {
  deleteReview,
  getOwnReview,
  listReviews,
  ownLimits,
  reportReview,
  reviewMessages,
  saveReview,
  voteForReview,
} from '@gildshelf/api-client/contract';
import { type FixtureFetchOptions, fixtureReview, fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { TitleReviews } from './TitleReviews.tsx';

afterEach(cleanup);

interface Options extends FixtureFetchOptions {
  readonly signedIn?: boolean;
  readonly slug?: string;
}

function show({ signedIn = true, slug = 'disco-elysium', ...host }: Options = {}) {
  const onUnsavedChange = vi.fn();
  const { container } = render(
    <Fixture signedIn={signedIn} {...host}>
      <TitleReviews
        type="game"
        item={{ id: fixtureTitle('game', slug).id, title: slug }}
        loginHref="/login"
        collectionHref={(username) => `/user/${username}/collection`}
        onUnsavedChange={onUnsavedChange}
      />
    </Fixture>,
  );
  return { container, onUnsavedChange, user: userEvent.setup() };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const reviewBy = (name: string) => screen.findByRole('article', { name: `Review by ${name}` });
const authors = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

const own = fixtureReview({ username: 'mara', text: 'My *own* words.', helpful_count: 2 });
const withOwn = { reviews: { game: { 'disco-elysium': [own, fixtureReview({ username: 'mira' })] } } };

async function openForm(user: ReturnType<typeof userEvent.setup>, name = 'Write a review') {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('the reviews of others', () => {
  test('are shown with author, rating, date and text', async () => {
    show({ signedIn: false });
    const article = within(await reviewBy('mira'));
    expect(article.getByRole('img', { name: /^5 of 5/ })).toBeDefined();
    expect(article.getByText('3 Nov 2026')).toBeDefined();
    expect((await article.findByText('my own tie')).tagName).toBe('EM');
    expect(within(await reviewBy('tomasz')).getByText('(edited)', { exact: false })).toBeDefined();
    expect(authors()).toEqual(['Review by mira', 'Review by tomasz', 'Review by june_k']);
    expect(within(screen.getByRole('region', { name: 'Reviews' })).getByText('3')).toBeDefined();
  });

  test('are sorted by votes or by date, and stay until those in the other order have loaded', async () => {
    const old = fixtureReview({ username: 'mira', helpful_count: 1, created_at: '2025-01-01T12:00:00.000Z' });
    const recent = fixtureReview({ username: 'june' });
    const { user } = show({ reviews: { game: { 'disco-elysium': [recent, old] } }, delay: 1 });
    await reviewBy('mira');
    expect(authors()).toEqual(['Review by mira', 'Review by june']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(authors()).toEqual(['Review by june', 'Review by mira']));
  });

  test('spoilers are not in the document until they are shown, within a text and as a whole', async () => {
    const { container, user } = show({ signedIn: false });
    const part = within(await reviewBy('tomasz'));
    const whole = within(await reviewBy('june_k'));
    await part.findByText(/first ten hours/);
    expect(container.innerHTML).not.toMatch(/murderer|phasmid/);
    await user.click(part.getByRole('button', { name: 'Show spoiler' }));
    expect(await part.findByText(/murderer/)).toBeDefined();
    expect(container.innerHTML).not.toContain('phasmid');
    await user.click(whole.getByRole('button', { name: 'Show spoiler' }));
    expect(await whole.findByText(/phasmid/)).toBeDefined();
  });

  test('the name of an author leads to their collection only if it is public', async () => {
    const author = (username: string, hasCollection: boolean) =>
      fixtureReview({
        username,
        author: { username, display_name: null, avatar_url: null, has_collection: hasCollection },
      });
    show({ reviews: { game: { 'disco-elysium': [author('mira', true), author('june', false)] } } });
    expect(
      within(await reviewBy('mira'))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/user/mira/collection');
    expect(within(await reviewBy('june')).queryByRole('link')).toBeNull();
  });

  test('a vote counts once the server has saved it, and can be taken back', async () => {
    const { user } = show({ exceptions: [{ endpoint: voteForReview, status: 500, times: 1 }] });
    const article = within(await reviewBy('mira'));
    const button = article.getByRole('button', { name: 'Helpful (14)', pressed: false });
    await user.click(button);
    expect(await article.findByRole('alert')).toBeDefined();
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await user.click(button);
    await article.findByRole('button', { name: 'Helpful (15)', pressed: true });
    expect(article.queryByRole('alert')).toBeNull();
    await user.click(button);
    await article.findByRole('button', { name: 'Helpful (14)', pressed: false });
  });

  test('visitors see the votes without buttons', async () => {
    show({ signedIn: false });
    const article = within(await reviewBy('mira'));
    expect(article.getByText('Helpful (14)')).toBeDefined();
    expect(article.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe('/login');
  });

  test('are loaded page by page, and the focus moves to the first new one', async () => {
    const reviews = Array.from({ length: 12 }, (_, index) =>
      fixtureReview({
        username: `user${index}`,
        helpful_count: 20 - index,
        text: 'See [this](https://a.example).',
      }),
    );
    const { user } = show({ reviews: { game: { 'disco-elysium': reviews } } });
    await reviewBy('user9');
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await user.click(press('Show more reviews'));
    const first = await reviewBy('user10');
    await waitFor(() => expect(document.activeElement?.closest('article')).toBe(first));
    expect(document.activeElement?.closest('header')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  test('can be reported with a reason', async () => {
    const { user } = show({ exceptions: [{ endpoint: reportReview, status: 500, times: 1 }] });
    await reviewBy('mira');
    await user.click(press('Report the review by mira'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report the review by mira' }));
    const send = dialog.getByRole('button', { name: 'Send report' });
    await user.click(send);
    await dialog.findByText(reviewMessages.invalidReason);
    const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
    expect(reason.maxLength).toBe(ownLimits.reportReason);
    await user.type(reason, 'It insults me.');
    await user.click(send);
    await dialog.findByRole('alert');
    expect(reason.value).toBe('It insults me.');
    await user.click(send);
    await screen.findByText(reviewMessages.reported);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the own review', () => {
  test('is written with a preview, and stays in the form when saving fails', async () => {
    const { user, onUnsavedChange } = show({
      exceptions: [{ endpoint: saveReview, status: 500, times: 1 }],
    });
    const form = await openForm(user);
    const submit = form.getByRole('button', { name: 'Publish review' });
    await user.click(submit);
    await form.findByText(reviewMessages.invalidText);
    expect(onUnsavedChange).not.toHaveBeenCalledWith(true);
    const field = form.getByLabelText<HTMLTextAreaElement>('Your review');
    fireEvent.change(field, { target: { value: '**Great** until ||he leaves||.' } });
    expect(form.queryByText(reviewMessages.invalidText)).toBeNull();
    expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
    await user.click(form.getByRole('button', { name: 'Preview', expanded: false }));
    const preview = within(form.getByRole('region', { name: 'Preview' }));
    expect((await preview.findByText('Great')).tagName).toBe('STRONG');
    expect(preview.queryByText(/he leaves/)).toBeNull();
    await user.click(submit);
    expect((await form.findByRole('alert')).textContent).toContain(reviewMessages.saveFailed);
    expect(field.value).toBe('**Great** until ||he leaves||.');
    await user.click(submit);
    const article = within(await reviewBy('Mara'));
    expect((await article.findByText('Great')).tagName).toBe('STRONG');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
    expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  });

  test('a private review with spoilers is marked as private and hidden', async () => {
    const { user } = show();
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Your review'), { target: { value: 'The end.' } });
    await user.click(form.getByRole('checkbox', { name: 'This review contains spoilers' }));
    await user.click(form.getByRole('radio', { name: /^Private/ }));
    await user.click(form.getByRole('button', { name: 'Save review' }));
    const article = within(await reviewBy('Mara'));
    expect(article.getByText('Only you')).toBeDefined();
    expect(article.queryByText('The end.')).toBeNull();
    await user.click(article.getByRole('button', { name: 'Show spoiler' }));
    expect(await article.findByText('The end.')).toBeDefined();
  });

  test('is shown once, before the others, and can be edited', async () => {
    const { user } = show(withOwn);
    const article = within(await reviewBy('mara'));
    expect(authors()).toEqual(['Review by mara', 'Review by mira']);
    expect(article.getByText('Helpful (2)')).toBeDefined();
    expect(article.queryByRole('button', { name: /^Report/ })).toBeNull();
    const form = await openForm(user, 'Edit your review');
    const field = form.getByLabelText<HTMLTextAreaElement>('Your review');
    expect(field.value).toBe('My *own* words.');
    fireEvent.change(field, { target: { value: 'Other words.' } });
    await user.click(form.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Other words.')).toBeDefined();
  });

  test('closing the form with unsaved changes needs a confirmation', async () => {
    const { user } = show();
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Your review'), { target: { value: 'Half a' } });
    await user.keyboard('{Escape}');
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(confirmation.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Half a');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is deleted after a confirmation', async () => {
    const { user } = show({ ...withOwn, exceptions: [{ endpoint: deleteReview, status: 500, times: 1 }] });
    const form = await openForm(user, 'Edit your review');
    for (const outcome of ['fails', 'succeeds']) {
      await user.click(form.getByRole('button', { name: 'Delete' }));
      const confirmation = await screen.findByRole('alertdialog', { name: 'Delete this review?' });
      await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
      if (outcome === 'fails') await form.findByRole('alert');
    }
    await screen.findByText(reviewMessages.removed);
    await screen.findByRole('button', { name: 'Write a review' });
    expect(authors()).toEqual(['Review by mira']);
  });

  test('shows why the operator has hidden it', async () => {
    show({ reviews: { game: { 'disco-elysium': [{ ...own, hidden_reason: 'Spam' }] } } });
    expect((await reviewBy('mara')).textContent).toContain('has hidden this review: Spam');
  });

  test('needs the title in the collection', async () => {
    const { user } = show({ slug: 'mass-effect-2' });
    await screen.findByText('No reviews yet.');
    await waitFor(() => expect(press('Write a review').getAttribute('aria-haspopup')).toBeNull());
    await user.click(press('Write a review'));
    expect(screen.getByRole('status').textContent).toBe(reviewMessages.notTracked);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the message of the server, such as for an unverified account', async () => {
    const body = { message: reviewMessages.unverified };
    const { user } = show({ exceptions: [{ endpoint: saveReview, status: 403, body }] });
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Your review'), { target: { value: 'Fine.' } });
    await user.click(form.getByRole('button', { name: 'Publish review' }));
    expect((await form.findByRole('alert')).textContent).toContain(reviewMessages.unverified);
  });
});

test('loads the reviews again after a failure', async () => {
  const { user } = show({ exceptions: [{ endpoint: listReviews, status: 500, times: 1 }] });
  expect((await screen.findByRole('alert')).textContent).toContain(reviewMessages.loadFailed);
  await user.click(press('Try again'));
  await reviewBy('mira');
});

test.each([true, false])(
  'renders nothing on a host that does not support it (signed in: %s)',
  async (signedIn) => {
    const exceptions = [listReviews, getOwnReview].map((endpoint) => ({ endpoint, status: 404 }));
    const { container } = show({ signedIn, exceptions });
    await waitFor(() => expect(container.childElementCount).toBe(0));
  },
);
