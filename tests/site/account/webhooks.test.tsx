// @vitest-environment jsdom
import { createWebhook, ownMessages } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillField } from '../support/fields.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';

const texts = ownMessages.webhooks;
const url = 'https://mara.example/hooks/shelf';
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Webhook' });
const field = () => screen.getByLabelText<HTMLInputElement>('URL');

async function openPage(host = createSiteHost()) {
  const site = await openSite('/user/mara/api-access', { host, signedIn: true });
  await screen.findByRole('button', { name: 'Create Webhook' });
  return { ...site, host };
}

test('creates a webhook and shows its secret once; what is typed stays when that fails', async () => {
  const host = createSiteHost({ exceptions: [{ endpoint: createWebhook, status: 500, times: 1 }] });
  const { user } = await openPage(host);
  await user.click(create());
  expect(screen.getByText(texts.invalidUrl)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await fillField(user, 'URL', 'https://a.example/hook');
  await user.click(screen.getByRole('checkbox', { name: 'A title was rated' }));
  await user.click(create());
  await screen.findByText(texts.createFailed);
  expect(field().value).toBe('https://a.example/hook');
  await user.click(create());
  const secret = await screen.findByLabelText<HTMLInputElement>('The secret of your webhook');
  expect(document.activeElement).toBe(secret);
  const sent = host.requests.filter(({ method }) => method === 'POST').at(-1);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    url: 'https://a.example/hook',
    events: ['added', 'completed'],
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('');
  await screen.findByRole('button', { name: 'Send test event to https://a.example/hook' });
});

test('shows why a webhook was disabled, enables it, and sends a test event', async () => {
  const { user, host } = await openPage();
  await user.click(screen.getByRole('button', { name: `Deliveries to ${url}` }));
  await screen.findByText(/rated · .* · failed · attempt 10 · status 500 · 184 ms · The response had/);
  await user.click(screen.getByRole('button', { name: `Enable ${url}` }));
  await user.click(await screen.findByRole('button', { name: `Send test event to ${url}` }));
  await waitFor(() =>
    expect(host.requests.some(({ method, path: sent }) => method === 'POST' && sent.endsWith('/test'))).toBe(
      true,
    ),
  );
});

test('deletes a webhook after a confirmation', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: `Delete ${url}` }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete webhook' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: url })).toBeNull());
});
