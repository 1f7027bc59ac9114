// @vitest-environment jsdom
import { createAccessToken, listAccessTokens, ownMessages } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fillField } from '../support/fields.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type SiteHost } from '../support/siteHost.ts';

const path = '/user/mara/api-access';
const texts = ownMessages.accessTokens;
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Token' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const permission = (name: string) => screen.getByRole('checkbox', { name });

/** The bodies of the requests with this method. */
const bodies = ({ requests }: SiteHost, method: string) =>
  requests.filter((request) => request.method === method).map(({ body }) => JSON.parse(body || 'null'));

async function openPage(host = createSiteHost()) {
  const site = await openSite(path, { host, signedIn: true });
  await screen.findByRole('button', { name: 'Create Token' });
  return { ...site, host };
}

describe('access to the page', () => {
  test('the profile links to it', async () => {
    const { user } = await openSite('/user/mara/profile', { signedIn: true });
    await user.click(await screen.findByRole('link', { name: 'API access' }));
    await screen.findByRole('heading', { level: 1, name: 'API access' });
    expect(location.pathname).toBe(path);
    await waitFor(() => expect(document.title).toBe('API access · Gildshelf'));
  });

  test('a visitor is redirected to the login', async () => {
    await openSite(path);
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  });

  test("the URL of another user redirects to the signed-in user's page", async () => {
    await openSite('/user/somebody/api-access', { signedIn: true });
    await screen.findByRole('button', { name: 'Create Token' });
    expect(location.pathname).toBe(path);
  });
});

describe('personal access tokens', () => {
  test('lists each token with its start, permissions and times', async () => {
    await openPage();
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryAllByRole('term').length > 0);
    expect(first?.textContent).toMatch(
      /Import from my console.*gs_pat_Kq3xV.*Read.*Rate.*ExpiresNever.*Last used20\/11\/2026/s,
    );
    expect(second?.textContent).toMatch(/Widget of my blog.*Expired13\/09\/2026.*Last usedNever/s);
  });

  test('creates a token, shows it once with the focus, and lists it', async () => {
    const { user, host } = await openPage();
    await fillField(user, 'Name', 'A script');
    await user.click(permission('Rate and remove titles'));
    await user.selectOptions(field('Expires after'), '30 days');
    await user.click(create());
    const token = await screen.findByLabelText<HTMLInputElement>('Your new token');
    expect(token.value).toMatch(/^gs_pat_/);
    expect(document.activeElement).toBe(token);
    expect(bodies(host, 'POST')).toEqual([
      { name: 'A script', scopes: ['read', 'write'], expires_in_days: 30 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(document.body.textContent).not.toContain(token.value);
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').value).toBe('');
    expect(screen.getByRole('button', { name: 'Revoke A script' })).toBeTruthy();
  });

  test('an invalid field gets the focus and its message, and nothing is sent', async () => {
    const { user, host } = await openPage();
    await user.click(create());
    expect(document.activeElement).toBe(field('Name'));
    expect(screen.getByText(texts.missingName).closest('[role=alert]')).toBeTruthy();
    await fillField(user, 'Name', 'A script');
    expect(screen.queryByText(texts.missingName)).toBeNull();
    await user.click(permission('Read collection and profile'));
    await user.click(create());
    expect(screen.getByText(texts.missingScope)).toBeTruthy();
    expect(document.activeElement).toBe(permission('Read collection and profile'));
    expect(bodies(host, 'POST')).toEqual([]);
  });

  test('what is typed stays when the token is not created', async () => {
    const host = createSiteHost({ exceptions: [{ endpoint: createAccessToken, status: 500, times: 1 }] });
    const { user } = await openPage(host);
    await fillField(user, 'Name', 'A script');
    await user.click(create());
    await screen.findByText(texts.createFailed);
    expect(field('Name').value).toBe('A script');
    await user.click(create());
    await screen.findByLabelText('Your new token');
  });

  test('revokes a token after a confirmation', async () => {
    const { user, host } = await openPage();
    const name = 'Revoke Widget of my blog';
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke token' });
    expect(dialog.textContent).toContain(texts.confirmRevoke('Widget of my blog'));
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('Widget of my blog')).toBeNull());
    expect(bodies(host, 'DELETE')).toHaveLength(1);
  });

  test('tries again when the list could not be loaded', async () => {
    const host = createSiteHost({ exceptions: [{ endpoint: listAccessTokens, status: 500, times: 1 }] });
    const { user } = await openSite(path, { host, signedIn: true });
    await screen.findByText(texts.loadFailed);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Import from my console');
  });

  test('says so when the server has no tokens', async () => {
    const host = createSiteHost({ exceptions: [{ endpoint: listAccessTokens, status: 404 }] });
    await openSite(path, { host, signedIn: true });
    await screen.findByText(texts.unsupported);
    expect(screen.queryByRole('button', { name: 'Create Token' })).toBeNull();
  });
});
