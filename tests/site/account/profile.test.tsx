// @vitest-environment jsdom
import { storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { descriptionOf } from '../support/expectWrong.ts';
import { fillIn } from '../support/fillIn.ts';
import { followPaths } from '../support/followPaths.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type HostRequest, type SiteHost } from '../support/siteHost.ts';

const profile = '/user/mara/profile';
const dashboard = '/user/mara/dashboard';
const patch = 'PATCH /api/profile';
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The bodies of the profiles that were saved. */
const saved = ({ requests }: SiteHost) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }: HostRequest) => JSON.parse(body));

async function openProfile(host = createSiteHost()) {
  const site = await openSite(profile, { host, signedIn: true });
  await screen.findByRole('button', { name: 'Save Changes' });
  return site;
}

/** Nobody has filled in this profile, and no title is tracked. */
const newHost = () => createSiteHost({ profile: {}, shelves: {} });

describe('who may see a profile', () => {
  test('a visitor is led to the login', async () => {
    await openSite(profile);
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
    expect(location.pathname).toBe('/auth/login');
  });

  test('the URL of another user’s profile is replaced by one’s own', async () => {
    await openSite('/user/somebody/profile', { signedIn: true });
    await screen.findByRole('button', { name: 'Save Changes' });
    expect(location.pathname).toBe(profile);
    expect(field('Username').value).toBe('mara');
    expect(document.title).toBe('Edit Profile · Gildshelf');
  });
});

describe('a new user', () => {
  test('is offered to complete the profile, and is back on the dashboard after saving', async () => {
    const { user } = await openSite(dashboard, { host: newHost(), signedIn: true });
    await user.click(await screen.findByRole('link', { name: 'Complete your profile' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Complete Your Profile' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await screen.findByRole('link', { name: 'Skip for now' });

    await fillIn(user, 'Display Name', 'Mara Jade');
    const paths = followPaths();
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

  test('may skip it, and then nothing is sent', async () => {
    const { user, host } = await openSite(profile, {
      ...{ host: newHost(), signedIn: true, state: { isNewUser: true } },
    });
    await fillIn(user, 'Display Name', 'Mara Jade');
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

  test('is offered nothing when the profile cannot be read', async () => {
    const host = newHost();
    host.answer('GET /api/profile', { status: 500, json: {} });
    await openSite(dashboard, { host, signedIn: true });
    await screen.findByText("You haven't added any games to your all collection yet");
    await waitFor(() => expect(host.calls()).toContain('GET /api/profile'));
    expect(screen.queryByText('Complete your profile')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('saving a profile', () => {
  test('sends the five fields and no other, an empty one as null, and stores the new token', async () => {
    const site = await openProfile(newHost());
    const { user, host } = site;
    await fillIn(user, 'Display Name', 'Mara Jade');
    await fillIn(user, 'Bio', 'One\nTwo');
    await fillIn(user, 'Website', 'http://mara.example.org');
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
    await fillIn(user, 'Bio', '');
    await user.click(save());
    await waitFor(() => expect(saved(host)).toHaveLength(2));
    expect(saved(host)[1]).toMatchObject({ display_name: 'Mara Jade', bio: null });
  });

  test('waits while a field breaks a rule, which is said at the field', async () => {
    const { user, host } = await openProfile(newHost());
    const wrong = [
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
    for (const [label, text] of wrong) fireEvent.change(field(label), { target: { value: text } });
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field('Display Name')));
    for (const [label, , message] of wrong) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(field(label))).toBe(message);
    }
    await fillIn(user, 'Website', 'https://mara.example.org');
    expect(field('Website').hasAttribute('aria-invalid')).toBe(false);
    expect(saved(host)).toEqual([]);
  });

  const typed = 'What I have typed';

  /** Saves and reads the error message; the fields keep their text. */
  async function expectFailure({ user }: Awaited<ReturnType<typeof openProfile>>, message: string) {
    await fillIn(user, 'Bio', typed);
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(field('Bio').value).toBe(typed);
    await waitFor(() => expect(save().disabled).toBe(false));
  }

  test('that fails without a message from the host says: Failed to update profile', async () => {
    const site = await openProfile();
    site.host.answer(patch, { status: 500, html: '<h1>Oh no</h1>' });
    await expectFailure(site, 'Failed to update profile');
  });

  test('that is rejected shows the errors of the host, joined by commas', async () => {
    const errors = [{ message: 'Too bold.' }, { message: 'Too long.' }];
    const site = await openProfile();
    site.host.answer(patch, { status: 400, json: { message: 'Not like this.', errors } });
    await expectFailure(site, 'Too bold., Too long.');
  });

  test('that is rejected without a list of errors shows the error message of the host', async () => {
    const site = await openProfile();
    site.host.answer(patch, { status: 400, json: { message: 'Not like this.' } });
    await expectFailure(site, 'Not like this.');
  });

  test('without a network says so, and can be repeated', async () => {
    const site = await openProfile();
    const takeBack = site.host.answer(patch, 'unreachable');
    await expectFailure(site, 'Unable to connect to server. Please try again later.');
    takeBack();
    await site.user.click(save());
    await screen.findByText('Your profile has been saved.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a profile that cannot be read says so: Failed to load profile data', async () => {
  const host = createSiteHost();
  const takeBack = host.answer('GET /api/profile', { status: 500, json: { message: 'Boom' } });
  const { user } = await openSite(profile, { host, signedIn: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load profile data');
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  takeBack();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('button', { name: 'Save Changes' });
  expect(screen.queryByRole('alert')).toBeNull();
});
