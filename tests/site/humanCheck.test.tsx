// @vitest-environment jsdom
import { limits } from '@gildshelf/api-client/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countDocumentLoads } from './support/countDocumentLoads.ts';
import { fillIn } from './support/fillIn.ts';
import { openSite } from './support/openSite.tsx';
import { createSiteHost } from './support/siteHost.ts';
import { stopClock } from './support/stopClock.ts';

const challenge = 'GET /api/auth/human-check';
const forms = {
  login: { fields: { 'Username or Email': 'Mara', Password: 'gilded1!' }, submit: 'Login' },
  register: {
    fields: { Email: 'mara@example.org', Username: 'Mara', Password: 'gilded1!' },
    submit: 'Register',
  },
} as const;

test.each(['login', 'register'] as const)(
  'a human check challenge without a response in 8 s is given up, and the page says so after its reload: %s',
  async (page) => {
    expect(limits.humanCheckWait).toBe(8000);
    const { fields, submit } = forms[page];
    const host = createSiteHost();
    host.answer(challenge, 'never');
    const site = await openSite(`/auth/${page}`, { host, settings: { humanCheck: 'proof-of-work' } });
    for (const [label, text] of Object.entries(fields)) await fillIn(site.user, label, text);
    host.answer(`HEAD /auth/${page}`, {});
    const loads = countDocumentLoads();
    const clock = stopClock();
    fireEvent.click(screen.getByRole('button', { name: submit }));
    await clock.until(() => expect(host.calls()).toContain(challenge));
    await clock.pass(7999);
    expect(screen.queryByText('Refreshing...')).toBeNull();
    await clock.pass(1);
    await clock.until(() => screen.getByText('Refreshing...'));
    await clock.pass(limits.reloadDelay);
    await clock.until(() => expect(loads()).toBe(1));
    clock.resume();
    await site.reload();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Verification challenge timed out. Please try again.');
    // Nothing has failed yet after the reload: the message is the stored one.
    const check = screen.getByRole('checkbox', { name: 'I am human', checked: false });
    expect(check.getAttribute('aria-invalid')).not.toBe('true');
    expect(host.calls().filter((call) => call.startsWith('POST'))).toEqual([]);
  },
);
