// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auth, type Endpoint, getProfile, saveProfile } from '../contract/index.ts';
import { createFixtureFetch, type FixtureException } from '../testing/createFixtureFetch.ts';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { UserProvider, useUser } from './UserProvider.tsx';
import { useAccount } from './useAccount.ts';
import { useProfile } from './useProfile.ts';

let bodies: unknown[];

/** The hooks for somebody who is signed in, over the fixture host with these exceptions. */
function signedIn(exceptions: readonly FixtureException[] = []) {
  const answer = createFixtureFetch({ exceptions });
  const fetch: typeof globalThis.fetch = (address, request) => {
    if (request?.body) bodies.push(JSON.parse(String(request.body)));
    return answer(address, request);
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider fetch={fetch}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
  const all = () => ({ ...useProfile(), account: useAccount(), session: useUser() });
  return renderHook(all, { wrapper }).result;
}

const saying = (endpoint: Endpoint, body: unknown): FixtureException => ({ endpoint, status: 200, body });
const stored = () => localStorage.getItem('token');

beforeEach(() => {
  bodies = [];
  localStorage.clear();
  localStorage.setItem('token', fixtureToken());
});
afterEach(cleanup);

describe('the profile', () => {
  const change = { display_name: 'Mara Jade', avatar_url: null, bio: 'Two\nlines', location: null };

  test('that is saved is sent as it is, and known at once; its token replaces the stored one', async () => {
    const token = fixtureToken({ display_name: 'Mara Jade' });
    const result = signedIn([saying(saveProfile, { token, display_name: 'Mara Jade' })]);
    await waitFor(() => expect(result.current.profile.state).toBe('ready'));
    await act(() => result.current.save.run(change));
    expect(bodies).toEqual([change]);
    expect(result.current.profile).toEqual({ state: 'ready', data: change });
    expect(result.current.session.user?.display_name).toBe('Mara Jade');
    expect(stored()).toBe(token);
  });

  test('whose saving is answered after a log-out signs nobody in', async () => {
    const result = signedIn();
    await waitFor(() => expect(result.current.profile.state).toBe('ready'));
    await act(async () => {
      const saving = result.current.save.run(change);
      result.current.session.logOut();
      await saving;
    });
    expect(result.current.session.isAuthenticated).toBe(false);
    expect(stored()).toBeNull();
  });

  test('that could not be read is asked for again', async () => {
    const result = signedIn([{ endpoint: getProfile, status: 500, times: 1 }]);
    await waitFor(() => expect(result.current.profile.state).toBe('failed'));
    await act(() => result.current.reload());
    expect(result.current.profile).toMatchObject({ state: 'ready', data: { display_name: 'Mara' } });
  });
});

describe('changing the password', () => {
  const passwords = { currentPassword: 'gilded1!', newPassword: 'gilded2!' };

  test('takes the new token and keeps the name that came with the log-in', async () => {
    const token = fixtureToken({ display_name: null });
    const result = signedIn([saying(auth.changePassword, { message: 'Done.', token })]);
    await expect(act(() => result.current.account.changePassword(passwords))).resolves.toBe('Done.');
    expect(bodies).toEqual([passwords]);
    expect(stored()).toBe(token);
    expect(result.current.session.user?.display_name).toBe('Mara');
  });

  test.each([null, {}, { message: 4, token: null }])(
    'keeps the token where the host gives no other: %j',
    async (body) => {
      const before = stored();
      const result = signedIn([saying(auth.changePassword, body)]);
      await expect(act(() => result.current.account.changePassword(passwords))).resolves.toBeUndefined();
      expect(stored()).toBe(before);
    },
  );

  test('that is answered after a log-out signs nobody in', async () => {
    const result = signedIn();
    await act(async () => {
      const changing = result.current.account.changePassword(passwords);
      result.current.session.logOut();
      await changing;
    });
    expect(stored()).toBeNull();
  });
});
