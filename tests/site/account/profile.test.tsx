// @vitest-environment jsdom
import { storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { descriptionOf, fillField } from '../support/fields.ts';
import { recordPaths } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type RecordedRequest, type SiteHost } from '../support/siteHost.ts';

const profile = '/user/mara/profile';
const dashboard = '/user/mara/dashboard';
const patch = 'PATCH /api/profile';
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The bodies of the requests that save a profile. */
const saved = ({ requests }: SiteHost) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }: RecordedRequest) => JSON.parse(body));

async function openProfile(host = createSiteHost()) {
  const site = await openSite(profile, { host, signedIn: true });
  await screen.findByRole('button', { name: 'Save Changes' });
  return site;
}

/** An API whose user has an empty profile and tracks no titles. */
const newHost = () => createSiteHost({ profile: {}, shelves: {} });

describe('access to a profile', () => {
  test('a visitor is redirected to the login', async () => {
    await openSite(profile);
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
    expect(location.pathname).toBe('/auth/login');
  });

  test("the URL of another user's profile redirects to the signed-in user's profile", async () => {
    await openSite('/user/somebody/profile', { signedIn: true });
    await screen.findByRole('button', { name: 'Save Changes' });
    expect(location.pathname).toBe(profile);
    expect(field('Username').value).toBe('mara');
    expect(document.title).toBe('Edit Profile · Gildshelf');
  });
});

describe('a new user', () => {
  test('sees a link to complete the profile, and returns to the dashboard after saving', async () => {
    const { user } = await openSite(dashboard, { host: newHost(), signedIn: true });
    await user.click(await screen.findByRole('link', { name: 'Complete your profile' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Complete Your Profile' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await screen.findByRole('link', { name: 'Skip for now' });

    await fillField(user, 'Display Name', 'Mara Jade');
    const paths = recordPaths();
    await user.click(screen.getByRole('button', { name: 'Complete Profile' }));
    const notice = await screen.findByText('Your profile has been saved.');
    expect(notice.closest('[role=status]')).toBeTruthy();
    expect(paths).toEqual([]);
    const welcome = await screen.findByRole('heading', { level: 1, name: 'Welcome, Mara Jade!' });
    await waitFor(() => expect(document.activeElement).toBe(welcome));
    expect(location.pathname).toBe(dashboard);
    await screen.findByText("You haven't added any games to your all collection yet");
    expect(screen.queryByRole('link', { name: 'Complete your profile' })).toBeNull();
  });

  test('can skip the profile, which sends no request', async () => {
    const { user, host } = await openSite(profile, {
      ...{ host: newHost(), signedIn: true, state: { isNewUser: true } },
    });
    await fillField(user, 'Display Name', 'Mara Jade');
    await user.click(screen.getByRole('link', { name: 'Skip for now' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mara!' });
    expect(saved(host)).toEqual([]);
  });

  // @control:WEB-10
  test.each([{ isNewUser: 'yes' }, { isNewUser: { a: 1 } }, { isNewUser: [true] }, 'isNewUser', 7])(
    'is not recognised by a forged navigation state: %j',
    async (state) => {
      await openSite(profile, { host: newHost(), signedIn: true, state });
      await screen.findByRole('button', { name: 'Save Changes' });
      screen.getByRole('heading', { level: 1, name: 'Edit Profile' });
      expect(screen.queryByText('Skip for now')).toBeNull();
    },
  );

  test('sees neither a link to the profile nor an error message when the profile cannot be loaded', async () => {
    const host = newHost();
    host.respondTo('GET /api/profile', { status: 500, json: {} });
    await openSite(dashboard, { host, signedIn: true });
    await screen.findByText("You haven't added any games to your all collection yet");
    await waitFor(() => expect(host.calls()).toContain('GET /api/profile'));
    expect(screen.queryByText('Complete your profile')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('saving a profile', () => {
  test('sends exactly five fields, empty ones as null, and stores the new token', async () => {
    const site = await openProfile(newHost());
    const { user, host } = site;
    await fillField(user, 'Display Name', 'Mara Jade');
    await fillField(user, 'Bio', 'One\nTwo');
    await fillField(user, 'Website', 'http://mara.example.org');
    await user.click(save());
    const notice = await screen.findByText('Your profile has been saved.');
    expect(notice.closest('[role=status]')).toBeTruthy();
    const website = 'http://mara.example.org';
    expect(saved(host)).toEqual([
      { display_name: 'Mara Jade', avatar_url: null, bio: 'One\nTwo', location: null, website },
    ]);
    const token = fixtureToken({ display_name: 'Mara Jade' });
    expect(token).not.toBe(fixtureToken());
    expect(localStorage.getItem(storageKeys.token)).toBe(token);
    expect(document.activeElement).toBe(save());

    await site.reload();
    await waitFor(() => expect(field('Bio').value).toBe('One\nTwo'));
    await fillField(user, 'Bio', '');
    await user.click(save());
    await waitFor(() => expect(saved(host)).toHaveLength(2));
    expect(saved(host)[1]).toMatchObject({ display_name: 'Mara Jade', bio: null });
  });

  test('sends no request while a field is invalid, and shows an error message at each invalid field', async () => {
    const { user, host } = await openProfile(newHost());
    const invalid = [
      ['Display Name', 'x'.repeat(81), 'Display Name may have at most 80 characters.'],
      [
        'Avatar URL',
        'http://example.org/a.png',
        'Avatar URL must be a web address that starts with https://.',
      ],
      ['Bio', 'x'.repeat(2001), 'Bio may have at most 2000 characters.'],
      ['Location', 'x'.repeat(121), 'Location may have at most 120 characters.'],
      ['Website', 'mara', 'Website must be a web address that starts with http:// or https://.'],
    ] as const;
    for (const [label, text] of invalid) fireEvent.change(field(label), { target: { value: text } });
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field('Display Name')));
    for (const [label, , message] of invalid) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(field(label))).toBe(message);
    }
    await fillField(user, 'Website', 'https://mara.example.org');
    expect(field('Website').hasAttribute('aria-invalid')).toBe(false);
    expect(saved(host)).toEqual([]);
  });

  const typed = 'A bio with unsaved changes';

  /** Saves a bio and expects this error message; the field keeps its text. */
  async function expectFailure({ user }: Awaited<ReturnType<typeof openProfile>>, message: string) {
    await fillField(user, 'Bio', typed);
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(field('Bio').value).toBe(typed);
    await waitFor(() => expect(save().disabled).toBe(false));
  }

  test("shows 'Failed to update profile' when it fails without an error message in the response", async () => {
    const site = await openProfile();
    site.host.respondTo(patch, { status: 500, html: '<h1>Oh no</h1>' });
    await expectFailure(site, 'Failed to update profile');
  });

  test("shows the API's list of errors, joined by commas, when it is rejected", async () => {
    const errors = [{ message: 'Too bold.' }, { message: 'Too long.' }];
    const site = await openProfile();
    site.host.respondTo(patch, { status: 400, json: { message: 'Not like this.', errors } });
    await expectFailure(site, 'Too bold., Too long.');
  });

  test("shows the API's error message when it is rejected without a list of errors", async () => {
    const site = await openProfile();
    site.host.respondTo(patch, { status: 400, json: { message: 'Not like this.' } });
    await expectFailure(site, 'Not like this.');
  });

  test('shows an error message without a network connection, and can be retried', async () => {
    const site = await openProfile();
    const restore = site.host.respondTo(patch, 'unreachable');
    await expectFailure(site, 'Unable to connect to server. Please try again later.');
    restore();
    await site.user.click(save());
    await screen.findByText('Your profile has been saved.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test("a profile that cannot be loaded shows 'Failed to load profile data', and can be loaded again", async () => {
  const host = createSiteHost();
  const restore = host.respondTo('GET /api/profile', { status: 500, json: { message: 'Boom' } });
  const { user } = await openSite(profile, { host, signedIn: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load profile data');
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  expect(screen.queryByRole('alert')).toBeNull();
});
