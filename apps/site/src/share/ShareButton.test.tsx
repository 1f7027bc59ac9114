// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './ShareButton.tsx';
import type { ShareSubject } from './shareUrls.ts';

const title: ShareSubject = { title: 'Portal 2', type: 'game', slug: 'portal-2' };
const collection: ShareSubject = { title: 'Mara’s collection', username: 'mara' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

/** Renders the button and opens its dialog with the keyboard. */
async function openDialog(subject: ShareSubject = title) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <ShareButton {...subject} />
    </MemoryRouter>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Share' });
  return { user, dialog };
}

const linkField = () => screen.getByLabelText<HTMLInputElement>('Link');
const setNativeShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

test.each([
  [title, '/game/portal-2', '/embed?widget=rating&type=game&slug=portal-2'],
  [collection, '/user/mara/collection', '/embed?widget=collection&user=mara'],
  [{ ...title, slug: 'a/b?c' }, '/game/a%2Fb%3Fc', '/embed?widget=rating&type=game&slug=a%2Fb%3Fc'],
])('the dialog has the link of the page and a link to the builder: %j', async (subject, path, builder) => {
  const { dialog } = await openDialog(subject);
  expect(dialog.textContent).toContain(subject.title);
  expect(linkField().value).toBe(location.origin + path);
  expect(linkField().readOnly).toBe(true);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Embed it on your page' });
  expect(link.getAttribute('href')).toBe(builder);
});

test('Escape closes the dialog and returns the focus to the button; it can be opened again', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Share' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Share' });
});

test('copies the link and announces that', async () => {
  const { user } = await openDialog();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy: Link' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/game/portal-2`);
  await screen.findByRole('button', { name: 'Copied: Link' });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
});

test('selects the link when the browser denies access to the clipboard', async () => {
  const { user } = await openDialog();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy: Link' }));
  await screen.findByRole('button', { name: 'Selected: Link' });
  const { selectionStart, selectionEnd, value } = linkField();
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('offers the share function of the device only where there is one', async () => {
  await openDialog();
  expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull();
});

test('passes title and link to the share function of the device', async () => {
  const share = vi.fn(async () => {});
  setNativeShare(share);
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Share with an app' }));
  const url = `${location.origin}/game/portal-2`;
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Portal 2', url });
});

const failure = 'Sharing did not work. Copy the link instead.';

/** Opens the dialog and uses a share function that rejects with an error of this name. */
async function shareWithError(name: string) {
  const rejection = Promise.reject(new DOMException('', name));
  rejection.catch(() => {});
  setNativeShare(() => rejection);
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Share with an app' }));
}

test('an error of the share function is announced', async () => {
  await shareWithError('NotAllowedError');
  expect((await screen.findByText(failure)).getAttribute('role')).toBe('status');
});

test('closing the share function of the device is no error', async () => {
  await shareWithError('AbortError');
  expect(screen.queryByText(failure)).toBeNull();
});

test('the card follows the chosen theme and format, and its snippet can be copied', async () => {
  const { user } = await openDialog();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Portal 2 on Gildshelf' });
  expect(image.src).toBe(`${location.origin}/cards/game/portal-2.svg`);
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(image.src).toBe(`${location.origin}/cards/game/portal-2.svg?theme=light`);
  await user.click(screen.getByRole('radio', { name: 'BBCode' }));
  const snippet = `[url=${location.origin}/game/portal-2][img]${location.origin}/cards/game/portal-2.png?theme=light[/img][/url]`;
  expect(screen.getByLabelText<HTMLTextAreaElement>('Snippet: BBCode').value).toBe(snippet);
  await user.click(screen.getByRole('button', { name: 'Copy: BBCode' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(snippet);
});
