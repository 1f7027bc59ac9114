// @vitest-environment jsdom
import { getHistorySettings, ownMessages, updateHistorySettings } from '@gildshelf/api-client/contract';
import { type FixtureException, fixtureUser } from '@gildshelf/api-client/testing';
import { fireEvent, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths, userPath } from '../../routing/paths.ts';
import { mountProfilePage, pageTimeoutMs } from '../../testing/mountProfilePage.tsx';

const { publicDiary, leftOut, loadFailed, saveFailed } = ownMessages.historySettings;
const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const until = (assertion: () => void) => vi.waitFor(assertion, pageTimeoutMs);

/** Opens the page for the current test on a host that stores these settings; exceptions have precedence. */
function open(time_zone: string | null, exceptions: readonly FixtureException[] = []) {
  const settings = { status: 200, body: { time_zone, diary: 'private' } };
  const { page, unmount } = mountProfilePage([
    ...exceptions,
    { endpoint: getHistorySettings, ...settings },
    { endpoint: updateHistorySettings, status: 200, body: { time_zone: 'Asia/Tokyo', diary: 'public' } },
  ]);
  onTestFinished(unmount);
  return {
    page: within(page),
    panel: () => within(within(page).getByRole('region', { name: 'History' })),
  };
}

const zoneOf = (panel: ReturnType<ReturnType<typeof open>['panel']>) =>
  panel.getByLabelText<HTMLSelectElement>('Time zone');

test(
  'offers all time zones, that of the browser first, and shows the stored one',
  async () => {
    const { panel } = open('America/New_York');
    await until(() => expect(zoneOf(panel()).value).toBe('America/New_York'));
    const [placeholder, first, ...others] = [...zoneOf(panel()).options].map(({ value }) => value);
    expect([placeholder, first]).toEqual(['', browserZone]);
    expect(others).toEqual(expect.arrayContaining(['America/New_York', 'Asia/Tokyo']));
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  },
  pageTimeoutMs,
);

test(
  'a chosen time zone is shown once the response has it',
  async () => {
    const { panel } = open(null);
    await until(() => expect(zoneOf(panel()).value).toBe(''));
    fireEvent.change(zoneOf(panel()), { target: { value: 'Asia/Tokyo' } });
    await until(() => expect(zoneOf(panel()).value).toBe('Asia/Tokyo'));
  },
  pageTimeoutMs,
);

test(
  'the diary is private until the checkbox has been saved, and a public one says what it leaves out',
  async () => {
    const { panel } = open(null);
    const checkbox = () => panel().getByRole('checkbox', { name: publicDiary });
    await until(() => expect(checkbox().ariaChecked).toBe('false'));
    expect(panel().queryByRole('link')).toBeNull();
    fireEvent.click(checkbox());
    await until(() => expect(checkbox().ariaChecked).toBe('true'));
    const link = panel().getByRole('link', { name: 'your diary' });
    expect(link.getAttribute('href')).toBe(userPath(paths.diary, fixtureUser.username));
    expect(link.parentElement?.textContent).toContain(leftOut);
  },
  pageTimeoutMs,
);

test(
  'a failed change shows its error at the control that was changed, which keeps the stored value',
  async () => {
    const { panel } = open('Europe/Lisbon', [{ endpoint: updateHistorySettings, status: 500 }]);
    await until(() => expect(zoneOf(panel()).value).toBe('Europe/Lisbon'));
    fireEvent.change(zoneOf(panel()), { target: { value: 'Asia/Tokyo' } });
    await until(() => panel().getByText(saveFailed));
    expect(zoneOf(panel()).value).toBe('Europe/Lisbon');
    expect(zoneOf(panel()).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(panel().getByRole('checkbox', { name: publicDiary }));
    await until(() => expect(zoneOf(panel()).getAttribute('aria-invalid')).not.toBe('true'));
    await until(() => panel().getByText(saveFailed));
  },
  pageTimeoutMs,
);

test(
  'settings that could not be loaded are requested again by a button',
  async () => {
    const { panel } = open('Europe/Lisbon', [{ endpoint: getHistorySettings, status: 500, times: 1 }]);
    await until(() => panel().getByText(loadFailed));
    fireEvent.click(panel().getByRole('button', { name: 'Try Again' }));
    await until(() => expect(zoneOf(panel()).value).toBe('Europe/Lisbon'));
  },
  pageTimeoutMs,
);

test(
  'is not shown if the host has no history',
  async () => {
    const { page } = open(null, [{ endpoint: getHistorySettings, status: 404 }]);
    await until(() => page.getByRole('checkbox', { name: ownMessages.adultTitles.choice }));
    expect(page.queryByRole('region', { name: 'History' })).toBeNull();
  },
  pageTimeoutMs,
);
